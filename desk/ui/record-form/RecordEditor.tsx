// A record by a form that is made of its schema. What is typed stays on the device until it is stored; what is wrong is told at its place.

import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { RecordSource, SavedRecord } from "../../../model/desk/record-calls.ts";
import type { KindOfThing, RecordField } from "../../../model/desk/record-shapes.ts";
import { CallError } from "../../call.ts";
import { useDeviceState } from "../../use-device-state.ts";
import { Button } from "../Button.tsx";
import { Notice } from "../Notice.tsx";
import { FormScopeOf, type FormScope } from "./form-scope.ts";
import { labelAt, type FormWords } from "./form-words.ts";
import { ObjectFields } from "./ObjectInput.tsx";
import { faultsIn } from "./place-faults.ts";
import { textIn } from "./plain-value.ts";
import {
  changedMeanwhile,
  draftedRecord,
  noDraft,
  recordOf,
  withChange,
  withoutField,
  type RecordDraft,
} from "./record-draft.ts";
import styles from "./RecordForm.module.css";
import { ShapedInput } from "./ShapedInput.tsx";

interface RecordEditorProps {
  /** Whose draft it is. */
  person: string;
  /** The name of the draft on this device. */
  draftName: string;
  label: string;
  record: RecordSource;
  /** Of what is opened. */
  version: string;
  fields: readonly RecordField[];
  components: readonly KindOfThing[];
  /** What the record has and nobody fills in here. */
  hidden: readonly string[];
  save: (record: RecordSource) => Promise<SavedRecord>;
  /** Opens what stands now: it was stored, or somebody else has changed it. */
  renew: () => Promise<unknown>;
  /** What else can be done with it. */
  acts?: ReactNode;
  /** What its fields are called, where their names do not say it. */
  words?: FormWords;
}

const noWords: FormWords = {};
const noFaults: FormScope["faults"] = {};

export function RecordEditor(props: RecordEditorProps): ReactNode {
  const { person, draftName, label, record, version, fields, components, hidden, acts, words = noWords } = props;
  const [draft, setDraft] = useDeviceState<RecordDraft>(person, draftName, noDraft);
  const [faults, setFaults] = useState(noFaults);
  const [isUnread, setUnread] = useState(false);
  /** Draws all fields anew, where they are to show something else than was typed. */
  const [round, setRound] = useState(0);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const focusSave = () => form?.querySelector<HTMLElement>("[type=submit]")?.focus();
  const leave = (next: RecordDraft) => {
    setDraft(next);
    setRound(round + 1);
    focusSave();
  };
  const store = useMutation({
    mutationFn: props.save,
    onSuccess: async ({ leftOut, notes }, sent) => {
      await props.renew();
      setDraft(noDraft);
      setRound(round + 1);
      setFaults(faultsIn(sent, { ...notes, ...leftOut }));
    },
    onError: async (error, sent) => {
      setFaults(error instanceof CallError ? faultsIn(sent, error.faults) : noFaults);
      if (error instanceof CallError && error.status === 412) await props.renew();
    },
  });
  useEffect(() => {
    if (Object.keys(faults).length > 0) form?.querySelector<HTMLElement>("[aria-invalid], [data-fault]")?.focus();
  }, [faults, form]);
  // A browser takes the focus from a button that cannot be pressed for a while.
  const { isPending } = store;
  useEffect(() => {
    const button = form?.querySelector<HTMLElement>("[type=submit]");
    if (isPending) return () => void (document.activeElement === document.body && button?.focus());
    return undefined;
  }, [isPending, form]);
  const send = () => {
    const read = recordOf(record, draft);
    setUnread(read === undefined);
    setFaults(noFaults);
    if (read === undefined) form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else store.mutate(read);
  };
  const scope = useMemo<FormScope>(
    () => ({
      components,
      faults,
      words,
      change: (path, value) => setDraft(withChange(record, draft, path, value)),
      Value: ShapedInput,
    }),
    [components, faults, words, setDraft, record, draft],
  );
  const isFaulty = Object.keys(faults).length > 0;
  const { error, data: stored } = store;
  return (
    <form
      ref={setForm}
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {error !== null && !isFaulty && <Notice kind="fault">{error.message}</Notice>}
      {isUnread && <Notice kind="fault">Something that is typed cannot be read. It is marked below.</Notice>}
      {stored !== undefined && <Notice kind="done">Saved.</Notice>}
      {stored !== undefined && isFaulty && (
        <Notice kind="fault">
          {Object.keys(stored.leftOut).length > 0
            ? "Readers do not see all of it. What is left out is marked below."
            : "Not all of it is as it should be. It is marked below."}
        </Notice>
      )}
      {stored?.warnings.map((warning) => (
        <Notice key={warning} kind="fault">
          {warning}
        </Notice>
      ))}
      {changedMeanwhile(record, draft).map((name) => (
        <div key={name} className={styles.theirs}>
          <Notice kind="fault">
            Somebody has changed “{labelAt(words, name)}” meanwhile{theirWords(record[name])}. Saving puts yours in its
            place.
          </Notice>
          <Button label={`Take theirs: ${labelAt(words, name)}`} onPress={() => leave(withoutField(draft, name))}>
            Take theirs
          </Button>
        </div>
      ))}
      <FormScopeOf value={scope}>
        {/* What would be typed while it is on its way would be neither stored nor kept. */}
        <div key={`${version} ${round}`} className={styles.fields} inert={isPending}>
          <ObjectFields
            label={label}
            fields={fields}
            value={draftedRecord(record, draft)}
            path={[]}
            place=""
            hidden={hidden}
          />
        </div>
      </FormScopeOf>
      <div className={styles.acts}>
        <Button look="main" type="submit" isBusy={store.isPending}>
          Save
        </Button>
        {Object.keys(draft).length > 0 && <Button onPress={() => leave(noDraft)}>Cancel</Button>}
        {acts}
      </div>
    </form>
  );
}

function theirWords(value: unknown): string {
  const text = textIn(value);
  return text === "" ? "" : `: it is now “${text}”`;
}
