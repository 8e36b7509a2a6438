// What was put right in a story or in live coverage after it came out, as readers are told: a dated note of a kind. What is typed stays on this
// device until it stands.

import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { StoryCorrection } from "../../../model/desk/story-calls.ts";
import { correctionNames } from "../../../model/desk/story-names.ts";
import { correctionKinds } from "../../../model/stories/correction-kinds.ts";
import { CallError } from "../../call.ts";
import { Button } from "../Button.tsx";
import { Choice, Field } from "../Field.tsx";
import { localInput, ofLocalInput } from "../local-time.ts";
import { Notice } from "../Notice.tsx";
import { Question } from "../Question.tsx";
import { DrawnText } from "../rich-text/DrawnText.tsx";
import { TextEditor } from "../rich-text/TextEditor.tsx";
import { timeWords, yourTime } from "../time-words.ts";
import { useDeviceState } from "../../use-device-state.ts";
import styles from "./Corrections.module.css";

interface CorrectionDraft extends Omit<StoryCorrection, "at"> {
  /** Of the field; empty for the moment at which it is stored. */
  when: string;
}

const newCorrection = (): CorrectionDraft => ({
  id: crypto.randomUUID(),
  kind: "correction",
  html: "",
  headlineBefore: "",
  major: false,
  when: "",
});

interface CorrectionsProps {
  person: string;
  /** What it is on, such as `the story`. */
  on: string;
  /** By which what is typed is known on this device. */
  of: string;
  corrections: readonly StoryCorrection[];
  store: (correction: StoryCorrection) => Promise<unknown>;
  remove: (correction: StoryCorrection) => Promise<unknown>;
  /** Asks anew for what stands. */
  renew: () => Promise<unknown>;
}

export function Corrections(props: CorrectionsProps): ReactNode {
  const { on, corrections, renew } = props;
  const [kept, setKept] = useDeviceState<CorrectionDraft | null>(props.person, `correction:${props.of}`, null);
  const [fresh, setFresh] = useState(newCorrection);
  const draft = kept ?? fresh;
  const set = (change: Partial<CorrectionDraft>) => setKept({ ...draft, ...change });
  const leave = () => {
    setKept(null);
    setFresh(newCorrection());
  };
  const isKnown = corrections.some((one) => one.id === draft.id);
  const [asked, setAsked] = useState<StoryCorrection>();
  const store = useMutation({
    mutationFn: ({ when, ...said }: CorrectionDraft) =>
      props.store({ ...said, at: ofLocalInput(when)?.getTime() ?? Date.now() }),
    onSuccess: (_, sent) => {
      if (JSON.stringify(sent) === JSON.stringify(draft)) leave();
    },
    onSettled: renew,
  });
  const remove = useMutation({ mutationFn: props.remove, onSettled: renew });
  const error = store.error ?? remove.error;
  const faults = error instanceof CallError ? error.faults : {};
  return (
    <>
      <form
        className={styles.form}
        aria-label={isKnown ? "Change the note" : "Add a correction"}
        onSubmit={(event) => {
          event.preventDefault();
          store.mutate(draft);
        }}
      >
        <h3>{isKnown ? "Change the note" : "Add a correction"}</h3>
        {error !== null && Object.keys(faults).length === 0 && <Notice kind="fault">{error.message}</Notice>}
        {store.isSuccess && kept === null && <Notice kind="done">The note is on {on}.</Notice>}
        <Field label="Kind">
          {(field) => (
            <select
              id={field}
              value={draft.kind}
              onChange={({ target }) => {
                const kind = correctionKinds.find((one) => one === target.value);
                if (kind !== undefined) set({ kind });
              }}
            >
              {correctionKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {correctionNames[kind]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextEditor key={draft.id} label="Text of the note" html={draft.html} onChange={(html) => set({ html })} />
        {faults["html"] !== undefined && <Notice kind="fault">The text {faults["html"]}.</Notice>}
        <Field label="Date" hint={`${yourTime}. Empty: now.`} fault={faults["at"]}>
          {(field, marks) => (
            <input
              id={field}
              {...marks}
              type="datetime-local"
              value={draft.when}
              onChange={({ target }) => set({ when: target.value })}
            />
          )}
        </Field>
        <Choice type="checkbox" isChosen={draft.major} onChoose={(major) => set({ major })}>
          Readers must know it before they read on
        </Choice>
        <p className={styles.quiet}>
          An editor’s note, and what readers must know first, stands above {on}; others below it.
        </p>
        <div className={styles.acts}>
          <Button look="main" type="submit" isBusy={store.isPending}>
            {isKnown ? "Change the note" : "Publish the note"}
          </Button>
          {kept !== null && <Button onPress={leave}>{isKnown ? "Cancel" : "Discard"}</Button>}
        </div>
      </form>
      <section className={styles.form} aria-labelledby="corrections">
        <h3 id="corrections">On {on}</h3>
        {corrections.length === 0 && <p className={styles.quiet}>No corrections yet.</p>}
        <ul className={styles.list}>
          {corrections.map((one) => (
            <li key={one.id} className={styles.note}>
              <p>
                <b>{correctionNames[one.kind]}</b> <span className={styles.quiet}>{timeWords(one.at)}</span>
              </p>
              {one.html !== "" && <DrawnText html={`<p>${one.html}</p>`} />}
              {one.headlineBefore !== "" && <p>An earlier headline read: {one.headlineBefore}</p>}
              <div className={styles.acts}>
                <Button
                  label={`Change ${nameOf(one)}`}
                  onPress={() => {
                    const { at, html, ...said } = one;
                    setKept({ ...said, html: html === "" ? "" : `<p>${html}</p>`, when: localInput(at) });
                  }}
                >
                  Change
                </Button>
                <Button look="danger" label={`Remove ${nameOf(one)}`} onPress={() => setAsked(one)}>
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </section>
      {asked !== undefined && (
        <Question
          title={`Remove ${nameOf(asked)}?`}
          yes="Remove it"
          onNo={() => setAsked(undefined)}
          onYes={() => {
            remove.mutate(asked);
            setAsked(undefined);
          }}
        >
          Readers find it neither on {on} nor among the corrections any more.
        </Question>
      )}
    </>
  );
}

function nameOf({ kind, at }: StoryCorrection): string {
  return `the ${correctionNames[kind].toLowerCase()} of ${timeWords(at)}`;
}
