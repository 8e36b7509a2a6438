// Writes an alert: what it says, to whom, from when and until when; told what is wrong before it is sent, and asked once more.

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type ReactNode } from "react";
import { alertLabel, alertLevels } from "../../../model/alerts/alert-level.ts";
import type { AlertList, AlertState, AlertToSend } from "../../../model/desk/alert-calls.ts";
import type { Me } from "../../../model/desk/calls.ts";
import { call, CallError } from "../../call.ts";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Choice, Choices, Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { yourTime } from "../../ui/time-words.ts";
import { FindStory } from "../../ui/FindStory.tsx";
import { alertOf, draftFaults, emptyDraft, isDead, type AlertDraft } from "./alert-draft.ts";
import { AlertPreview } from "./AlertPreview.tsx";
import { addressWords, devicesWords, isLong, lengthWords, reachWords } from "./alert-words.ts";
import styles from "./Alerts.module.css";

interface AlertFormProps {
  me: Me;
  siteName: string;
  list: Pick<AlertList, "needsYes" | "topics">;
  onSent: (state: AlertState) => Promise<void>;
}

export function AlertForm({ me, siteName, list: { needsYes, topics }, onSent }: AlertFormProps): ReactNode {
  const first = emptyDraft(topics[0]?.id);
  const [draft, setDraft] = useDeviceState<AlertDraft>(me.id, "alert", first);
  const [told, setTold] = useState<ReturnType<typeof draftFaults>>({});
  const [isAsked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (sent: AlertToSend) => call("alerts.send", { body: sent }),
    onSuccess: async ({ state }) => {
      setDraft(first);
      await onSent(state);
    },
    onError: (error) => {
      // What stands under this name is another alert by now.
      if (error instanceof CallError && error.status === 409) setDraft({ ...draft, id: "" });
    },
  });
  const write = (next: AlertDraft) => {
    send.reset();
    setTold({});
    setDraft(next);
  };
  const set = (change: Partial<AlertDraft>) => write({ ...draft, ...change });
  const { at } = alertOf(draft);
  const url = useDeferredValue(draft.url.trim());
  const query = { topics: draft.topics.join(","), url, ...(at !== null && { at: String(at) }) };
  const { data: reach, isPlaceholderData } = useQuery({
    queryKey: ["alerts", "reach", query],
    queryFn: () => call("alerts.reach", { query }),
    placeholderData: keepPreviousData,
  });
  const address = url === "" || isPlaceholderData ? undefined : reach?.address;
  const refused = send.error instanceof CallError ? send.error.faults : {};
  const faults: Partial<Record<string, string>> = { ...told, ...refused };
  const addressHint = address ? addressWords[address] : "Without one the alert leads to the home page.";
  const act = needsYes ? "Ask for approval" : at === null ? "Send it" : "Send it then";
  return (
    <form
      className={styles.form}
      aria-label="Write an alert"
      onSubmit={(event) => {
        event.preventDefault();
        const found = draftFaults(draft, { now: Date.now(), address });
        setTold(found);
        setAsked(Object.keys(found).length === 0);
      }}
    >
      <h2>Write an alert</h2>
      {send.error !== null && Object.keys(refused).length === 0 && <Notice kind="fault">{send.error.message}</Notice>}
      <Field label="Text" hint={lengthWords(draft.text)} isWarned={isLong(draft.text)} fault={faults["text"]}>
        {(id, marks) => (
          <textarea
            id={id}
            {...marks}
            className={styles.text}
            rows={3}
            value={draft.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        )}
      </Field>
      <FindStory label="Find its story" verb="Take" taken={[draft.url]} onPick={(picked) => set({ url: picked })} />
      <Field
        label="Address of the story"
        {...(faults["url"] === undefined && { hint: addressHint, isWarned: isDead(address) })}
        fault={faults["url"]}
      >
        {(id, marks) => (
          <AddressInput
            id={id}
            {...marks}
            value={draft.url}
            onType={(typed) => set({ url: typed, isDeadKnown: false })}
          />
        )}
      </Field>
      {(isDead(address) || refused["url"] !== undefined) && (
        <Choice type="checkbox" isChosen={draft.isDeadKnown} onChoose={(isDeadKnown) => set({ isDeadKnown })}>
          I know that nothing is there, and send it all the same
        </Choice>
      )}
      <Field
        label="Level"
        hint="Urgent is a threat to life: it comes through quiet hours. An update is left out in them."
      >
        {(id) => (
          <select
            id={id}
            value={draft.level}
            onChange={({ target }) => {
              const level = alertLevels.find((one) => one === target.value);
              if (level !== undefined) set({ level });
            }}
          >
            {alertLevels.map((level) => (
              <option key={level} value={level}>
                {alertLabel(level)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Choices legend="Topics" fault={faults["topics"]}>
        {topics.map(({ id, title }) => (
          <Choice
            key={id}
            type="checkbox"
            isChosen={draft.topics.includes(id)}
            onChoose={(isChosen) =>
              set({ topics: isChosen ? [...draft.topics, id] : draft.topics.filter((one) => one !== id) })
            }
          >
            {title} <span className={styles.quiet}>{reach && devicesWords(reach.byTopic[id] ?? 0)}</span>
          </Choice>
        ))}
      </Choices>
      <div className={styles.times}>
        <Field label="Shown for, in hours" fault={faults["hours"]}>
          {(id, marks) => (
            <input
              id={id}
              {...marks}
              inputMode="decimal"
              value={draft.hours}
              onChange={({ target }) => set({ hours: target.value })}
            />
          )}
        </Field>
        <Field label="Goes out at" hint={`${yourTime}; empty is now.`} fault={faults["at"]}>
          {(id, marks) => (
            <input
              id={id}
              {...marks}
              type="datetime-local"
              value={draft.at}
              onChange={({ target }) => set({ at: target.value })}
            />
          )}
        </Field>
      </div>
      <AlertPreview siteName={siteName} level={draft.level} text={draft.text} />
      <output className={styles.reach}>{reach && `Goes to ${reachWords(reach, draft.level)}`}</output>
      <div className={styles.acts}>
        <Button look="main" type="submit" isBusy={send.isPending}>
          {act}
        </Button>
        <Button onPress={() => write(first)}>Clear the form</Button>
      </div>
      {isAsked && (
        <Question
          title={needsYes ? "Ask a second person to approve it?" : at === null ? "Send it now?" : "Schedule it?"}
          yes={act}
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false);
            const named = { ...draft, id: draft.id === "" ? crypto.randomUUID() : draft.id };
            setDraft(named);
            send.mutate(alertOf(named));
          }}
        >
          “{draft.text.trim()}” {reach && `Goes to ${reachWords(reach, draft.level)}`} What has reached a device cannot
          be taken back.
        </Question>
      )}
    </form>
  );
}
