// The strip of hot topics: put in order, added to, seen as readers will have it, and published.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { mostTopics, topicColours, usualTopicsTitle, type OpenTopics } from "../../../model/desk/topic-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { call, CallError } from "../../call.ts";
import { deviceBox } from "../../device-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useSecondPress } from "../../use-second-press.ts";
import { TopicHistory } from "./TopicHistory.tsx";
import { TopicList } from "./TopicList.tsx";
import { TopicStrip } from "./TopicStrip.tsx";
import { draftOf, isChanged, newTopic, topicsOf, type TopicsDraft } from "./topics-draft.ts";
import styles from "./Topics.module.css";

const pollEvery = 10_000;

export function Topics({ me }: { me: Me }): ReactNode {
  const { data, error } = useQuery({
    queryKey: ["topics"],
    queryFn: () => call("topics.read"),
    refetchInterval: pollEvery,
  });
  return (
    <>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {data !== undefined && <Strip me={me} standing={data} />}
    </>
  );
}

function Strip({ me, standing }: { me: Me; standing: OpenTopics }): ReactNode {
  const client = useQueryClient();
  const box = useMemo(() => deviceBox<TopicsDraft>(me.id, "topics"), [me.id]);
  /** What was changed here; without it what stands is shown, also as others change it. */
  const [changed, setChanged] = useState(() => box.read());
  const draft = changed ?? draftOf(standing);
  const set = (next: TopicsDraft | undefined) => {
    const kept = next !== undefined && isChanged(next, standing) ? next : undefined;
    box.write(kept);
    setChanged(kept);
  };
  const topics = topicsOf(draft);
  const secondPress = useSecondPress();
  const publish = useMutation({
    mutationFn: async (over: string | null) => {
      const warnings = await call("topics.check", { body: topics });
      if (!secondPress.mayGo(JSON.stringify(topics), Object.keys(warnings).length > 0)) return { warnings };
      return { warnings, published: await call("topics.publish", { body: { topics, over } }) };
    },
    onSuccess: async ({ published }) => {
      if (published === undefined) return;
      client.setQueryData<OpenTopics>(["topics"], { topics, version: published.version });
      box.write(undefined);
      setChanged(undefined);
      await askAnew(client, { queryKey: ["topics"] });
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (publish.error !== null || publish.data !== undefined) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }, [publish.error, publish.data]);
  const isTold = changed !== undefined && secondPress.isNext(JSON.stringify(topics));
  const warnings = isTold ? publish.data?.warnings : undefined;
  const faults = publish.error instanceof CallError ? publish.error.faults : (warnings ?? {});
  const isBehind = changed !== undefined && changed.over !== standing.version;
  return (
    <>
      <TopicStrip topics={topics} />
      {isBehind && (
        <Notice kind="fault">
          Somebody has published other topics since you began:{" "}
          {standing.topics.items.map(({ text }) => text).join(", ")}.
        </Notice>
      )}
      {publish.error !== null && <Notice kind="fault">{publish.error.message}</Notice>}
      {publish.data?.published !== undefined && changed === undefined && (
        <Notice kind="done">Readers have these topics.</Notice>
      )}
      <form
        ref={form}
        className={styles.form}
        aria-label="Hot topics"
        onSubmit={(event) => {
          event.preventDefault();
          publish.mutate(isBehind ? standing.version : draft.over);
        }}
      >
        <div className={styles.title}>
          <Field label="Title" hint={`Without one it is ${usualTopicsTitle}.`}>
            {(id) => (
              <input id={id} value={draft.title} onChange={({ target }) => set({ ...draft, title: target.value })} />
            )}
          </Field>
          <Field label="Colour">
            {(id) => (
              <select
                id={id}
                value={draft.colour}
                onChange={({ target }) => {
                  const colour = topicColours.find((one) => one === target.value);
                  if (colour !== undefined) set({ ...draft, colour });
                }}
              >
                {topicColours.map((colour) => (
                  <option key={colour}>{colour}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <TopicList items={draft.items} faults={faults} onChange={(items) => set({ ...draft, items })} />
        <div className={styles.acts}>
          {draft.items.length < mostTopics && (
            <Button onPress={() => set({ ...draft, items: [...draft.items, newTopic(crypto.randomUUID())] })}>
              Add a topic
            </Button>
          )}
          <Button look="main" type="submit" isBusy={publish.isPending}>
            {isBehind ? "Publish over them" : isTold ? "Publish all the same" : "Publish"}
          </Button>
          {changed !== undefined && <Button onPress={() => set(undefined)}>Discard the changes</Button>}
        </div>
      </form>
      <TopicHistory onTake={(taken) => set(draftOf({ topics: taken, version: standing.version }))} />
    </>
  );
}
