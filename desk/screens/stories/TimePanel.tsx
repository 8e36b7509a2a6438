// When readers see a story: now, from a moment on, until one, or not. What is wrong with it is told before it is published.

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { noChange } from "../../../model/desk/story-calls.ts";
import { call, CallError } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { localInput, ofLocalInput } from "../../ui/local-time.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { KnowFirst } from "./KnowFirst.tsx";
import type { PanelProps } from "./panel-props.ts";
import { yourTime } from "../../ui/time-words.ts";
import styles from "./Stories.module.css";
import { storyStateWords } from "../../story-state-words.ts";

interface TimePanelProps extends PanelProps {
  /** Something is typed and not saved. */
  hasDraft: boolean;
}

interface Times {
  from: string;
  until: string;
}

const untouched: Partial<Times> = {};

interface AskedTimes {
  isDraft: boolean;
  from: number | null;
  until: number | null;
}

type Asking = "withdraw" | "embargo" | "draft";

const texts: Readonly<Record<Asking, { title: string; yes: string; text: string }>> = {
  withdraw: {
    title: "Withdraw this story?",
    yes: "Withdraw it",
    text: "Readers find nothing at its address any more. It stays among the withdrawn stories, and comes back whole.",
  },
  embargo: {
    title: "Embargo a published story?",
    yes: "Embargo it",
    text: "Readers do not see it until that moment.",
  },
  draft: {
    title: "Make it a draft again?",
    yes: "Make it a draft",
    text: "Readers do not see it until somebody publishes it.",
  },
};

export function TimePanel({ me, story, renew, hasDraft }: TimePanelProps): ReactNode {
  const { type, id, version, state, publishedAt, expiresAt } = story;
  const at = { type, id };
  const [typed, setTyped] = useDeviceState<Partial<Times>>(me.id, `times:${type}/${id}`, untouched);
  const times: Times = {
    from: state.is === "later" && publishedAt !== null ? localInput(publishedAt) : "",
    until: expiresAt === null ? "" : localInput(expiresAt),
    ...typed,
  };
  const [asking, setAsking] = useState<Asking>();
  const { data: checked } = useQuery({
    queryKey: ["stories", type, id, "check", version, JSON.stringify(noChange)],
    queryFn: () => call("stories.check", { at, body: noChange }),
  });
  const warnings = checked?.warnings.filter((warning) => warning.at !== "time") ?? [];
  // What nobody touched is sent to the second as it was.
  const momentOf = (part: keyof Times, was: number | null) =>
    typed[part] === undefined ? was : (ofLocalInput(typed[part])?.getTime() ?? null);
  const from = momentOf("from", state.is === "later" ? publishedAt : null);
  const until = momentOf("until", expiresAt);
  const store = useMutation({
    mutationFn: (time: AskedTimes) => call("stories.time", { at, body: { ...time, over: version } }),
    onSuccess: () => setTyped(untouched),
    onSettled: renew,
  });
  const withdraw = useMutation({
    mutationFn: () => call("stories.withdraw", { at, body: { over: version } }),
    onSettled: renew,
  });
  const error = store.error ?? withdraw.error;
  const faults = error instanceof CallError ? error.faults : {};
  const isOut = state.is === "out" || state.is === "hidden";
  const isPublished = isOut || state.is === "later";
  const isSame = isPublished && until === expiresAt && from === (isOut ? null : publishedAt);
  const [opened] = useState(() => Date.now());
  const isAhead = from !== null && from > opened;
  const publish = () => {
    if (isOut && isAhead) setAsking("embargo");
    else store.mutate({ isDraft: false, from, until });
  };
  const acts: Readonly<Record<Asking, () => void>> = {
    withdraw: () => withdraw.mutate(),
    embargo: () => store.mutate({ isDraft: false, from, until }),
    draft: () => store.mutate({ isDraft: true, from: null, until }),
  };
  return (
    <form
      className={styles.form}
      aria-label="Publishing"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) publish();
      }}
    >
      <h3>Publishing</h3>
      {error !== null && Object.keys(faults).length === 0 && <Notice kind="fault">{error.message}</Notice>}
      {store.isSuccess && <Notice kind="done">{storyStateWords(state)}.</Notice>}
      {hasDraft && <Notice kind="fault">What is typed at “Words” is not saved, and is not published with it.</Notice>}
      <p>{storyStateWords(state)}.</p>
      <Field label="From" hint={`${yourTime}. Empty: now, or as it was published.`} fault={faults["from"]}>
        {(field, marks) => (
          <input
            id={field}
            {...marks}
            type="datetime-local"
            value={times.from}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
        )}
      </Field>
      <Field label="Until" hint={`${yourTime}. Empty: for good.`} fault={faults["until"]}>
        {(field, marks) => (
          <input
            id={field}
            {...marks}
            type="datetime-local"
            value={times.until}
            onChange={({ target }) => setTyped({ ...typed, until: target.value })}
          />
        )}
      </Field>
      {warnings.length > 0 && <KnowFirst warnings={warnings} />}
      <div className={styles.acts}>
        {!isSame && (
          <Button look="main" type="submit" isBusy={store.isPending}>
            {publishWords(isOut, isAhead, warnings.length > 0)}
          </Button>
        )}
        {state.is !== "draft" && <Button onPress={() => setAsking("draft")}>Make it a draft</Button>}
        <Button look="danger" onPress={() => setAsking("withdraw")}>
          Withdraw
        </Button>
      </div>
      {asking !== undefined && (
        <Question
          title={texts[asking].title}
          yes={texts[asking].yes}
          onNo={() => setAsking(undefined)}
          onYes={() => {
            setAsking(undefined);
            acts[asking]();
          }}
        >
          {texts[asking].text}
        </Question>
      )}
    </form>
  );
}

function publishWords(isOut: boolean, isAhead: boolean, isWarned: boolean): string {
  const what = isAhead ? (isOut ? "Embargo until then" : "Publish then") : isOut ? "Save the times" : "Publish now";
  return isWarned && !isOut ? `${what} all the same` : what;
}
