// One live event: a post is written above, and below stand all there are, those of others too, as they come.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { LiveEventLine, LivePosts, PostLine } from "../../../model/desk/live-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { goTo } from "../../address.ts";
import { call } from "../../call.ts";
import { deviceBox } from "../../device-store.ts";
import { useScreenName } from "../../screen-name.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { AboutCoverage } from "./AboutCoverage.tsx";
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
import { eventAddress } from "./event-address.ts";
import styles from "./Live.module.css";
import { OutboxList } from "./OutboxList.tsx";
import { PostEntry } from "./PostEntry.tsx";
import { PostForm } from "./PostForm.tsx";
import { postName } from "./post-name.ts";
import { RemovedEntry, RemovedPosts } from "./RemovedPosts.tsx";
import { readersOrder } from "./readers-order.ts";
import { useOutbox } from "./use-outbox.ts";

const pollEvery = 2_000;

type Part = "posts" | "about" | "corrections";

const parts: Readonly<Record<string, Part>> = {
  Posts: "posts",
  "About this coverage": "about",
  Corrections: "corrections",
};

interface EventScreenProps {
  event: string;
  me: Me;
  mayChange: boolean;
  /** As the address names it. */
  part: string | undefined;
}

export function EventScreen({ event, me, mayChange, part: asked }: EventScreenProps): ReactNode {
  const part = (mayChange && Object.values(parts).find((one) => one === asked)) || "posts";
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
  const { data: removed = [] } = useQuery({
    queryKey: [...queryKey, "removed"],
    queryFn: () => call("live.removed", { at: { event } }),
  });
  /** Removed here: each keeps its place until the screen is left, with the way back. */
  const [stubs, setStubs] = useState<readonly PostLine[]>([]);
  const [doomed, setDoomed] = useState<PostLine>();
  const bringBack = (line: PostLine) => {
    setStubs((all) => all.filter(({ id }) => id !== line.id));
    send({ ...draftOf(line), version: null });
  };
  const onSettled = () => askAnew(client, { queryKey });
  const mark = useMutation({
    mutationFn: ({ id, marks }: { id: string; marks: { pinned?: boolean; key?: boolean } }) =>
      call("live.mark", { at: { event, post: id }, body: marks }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: PostLine) => call("live.remove", { at: { event, post: id }, query: { version } }),
    onSuccess: (_, line) => setStubs((all) => [...all.filter(({ id }) => id !== line.id), line]),
    onSettled,
  });
  const posts = data?.posts ?? [];
  const isStub = ({ id }: PostLine) => stubs.some((stub) => stub.id === id);
  const fault = error ?? mark.error ?? remove.error;
  return (
    <>
      <p>
        <a href="/desk/live">All events</a>
      </p>
      {data !== undefined && <EventHeading event={data.event} mayChange={mayChange} />}
      {fault !== null && <Notice kind="fault">{fault.message}</Notice>}
      {mayChange && (
        <Switch
          legend="What to do"
          choices={parts}
          chosen={part}
          onChoose={(next) => goTo(eventAddress(event, next === "posts" ? undefined : next))}
        />
      )}
      {part !== "posts" && <AboutCoverage me={me} event={event} part={part} path={data?.event.path} />}
      {part === "posts" && (
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
            {data !== undefined && posts.length + stubs.length + outgoing.length === 0 && <p>No posts yet.</p>}
            <ul className={styles.list}>
              {readersOrder([...posts.filter((line) => !isStub(line)), ...stubs]).map((line) =>
                isStub(line) ? (
                  <RemovedEntry key={line.id} line={line} isFocused onBringBack={() => bringBack(line)} />
                ) : (
                  <PostEntry
                    key={line.id}
                    line={line}
                    onEdit={() => {
                      write(withEdit(drafts, line));
                      window.scrollTo(0, 0);
                    }}
                    onMark={(marks) => mark.mutate({ id: line.id, marks })}
                    onRemove={() => setDoomed(line)}
                  />
                ),
              )}
            </ul>
            <RemovedPosts lines={removed.filter((line) => !isStub(line))} onBringBack={bringBack} />
          </section>
        </div>
      )}
      {doomed !== undefined && (
        <Question
          title={`Remove “${postName(doomed)}”?`}
          yes="Remove it"
          onNo={() => setDoomed(undefined)}
          onYes={() => {
            remove.mutate(doomed);
            setDoomed(undefined);
          }}
        >
          Readers are told that this update has been withdrawn. It can be brought back.
        </Question>
      )}
    </>
  );
}

function EventHeading({ event, mayChange }: { event: LiveEventLine; mayChange: boolean }): ReactNode {
  const { title, path, isPublished } = event;
  if (isPublished) {
    return (
      <h2>
        <a href={path} target="_blank" rel="noreferrer">
          {title}
        </a>
      </h2>
    );
  }
  return (
    <>
      <h2>{title}</h2>
      <p>
        Readers do not see this coverage yet.{" "}
        {mayChange ? "It is published under “About this coverage”." : "Editors publish it."}
      </p>
    </>
  );
}
