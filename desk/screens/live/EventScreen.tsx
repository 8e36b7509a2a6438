// One live event: a post is written above, and below stand all there are, those of others too, as they come.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { LivePosts, PostLine } from "../../../model/desk/live-calls.ts";
import { call } from "../../call.ts";
import { deviceBox } from "../../device-store.ts";
import { useScreenName } from "../../screen-name.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { draftOf } from "./draft.ts";
import {
  isWorthKeeping,
  newDraftBy,
  noDrafts,
  shownDraft,
  withDraft,
  withEdit,
  withoutShown,
  withRefused,
  type Drafts,
} from "./drafts.ts";
import styles from "./Live.module.css";
import { OutboxList } from "./OutboxList.tsx";
import { PostEntry } from "./PostEntry.tsx";
import { PostForm } from "./PostForm.tsx";
import { readersOrder } from "./readers-order.ts";
import { useOutbox } from "./use-outbox.ts";

const pollEvery = 2_000;

export function EventScreen({ event, me }: { event: string; me: Me }): ReactNode {
  const client = useQueryClient();
  const queryKey = ["live", event];
  const { data, error } = useQuery({
    queryKey,
    refetchInterval: pollEvery,
    queryFn: async () => {
      const known = client.getQueryData<LivePosts>(queryKey);
      const query = known && { known: known.version };
      const answer = await call("live.posts", { at: { event }, query });
      return answer.posts === undefined ? { ...answer, posts: known?.posts ?? [] } : answer;
    },
  });
  useScreenName(data?.event.title);

  const begin = newDraftBy(me.name);
  const box = useMemo(() => deviceBox<Drafts>(me.id, `drafts:${event}`), [me.id, event]);
  const [drafts, setDrafts] = useState(() => box.read() ?? noDrafts(begin));
  const write = (next: Drafts) => {
    box.write(isWorthKeeping(next) ? next : undefined);
    setDrafts(next);
  };
  const draft = shownDraft(drafts);

  const { outgoing, send, drop } = useOutbox(me.id, event);
  const [removed, setRemoved] = useState<PostLine>();
  const onSettled = () => client.invalidateQueries({ queryKey });
  const mark = useMutation({
    mutationFn: ({ id, marks }: { id: string; marks: { pinned?: boolean; key?: boolean } }) =>
      call("live.mark", { at: { event, post: id }, body: marks }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: PostLine) => call("live.remove", { at: { event, post: id }, query: { version } }),
    onSuccess: (_, line) => setRemoved(line),
    onSettled,
  });
  const fault = error ?? mark.error ?? remove.error;
  return (
    <>
      <p>
        <a href="/desk/live">All events</a>
      </p>
      {data !== undefined && (
        <h2>
          <a href={data.event.path} target="_blank" rel="noreferrer">
            {data.event.title}
          </a>
        </h2>
      )}
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      <div className={styles.columns}>
        <PostForm
          key={draft.id}
          draft={draft}
          onChange={(changed) => write(withDraft(drafts, changed))}
          onSend={(ready) => {
            send(ready);
            write(withoutShown(drafts, begin));
          }}
          onLeave={() => write(withoutShown(drafts, begin))}
        />
        <section className={styles.posts} aria-label="Posts">
          <OutboxList
            outgoing={outgoing}
            onTake={(back) => {
              drop(back.id);
              write(
                withRefused(
                  drafts,
                  back,
                  data?.posts?.find(({ id }) => id === back.id),
                ),
              );
            }}
          />
          {removed !== undefined && (
            <div className={styles.acts}>
              <Notice kind="done">The post was removed.</Notice>
              <Button
                onPress={() => {
                  setRemoved(undefined);
                  send({ ...draftOf(removed), version: null });
                }}
              >
                Bring it back
              </Button>
            </div>
          )}
          <ul className={styles.list}>
            {readersOrder(data?.posts ?? []).map((line) => (
              <PostEntry
                key={line.id}
                line={line}
                onEdit={() => {
                  write(withEdit(drafts, line));
                  window.scrollTo(0, 0);
                }}
                onMark={(marks) => mark.mutate({ id: line.id, marks })}
                onRemove={() => remove.mutate(line)}
              />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
