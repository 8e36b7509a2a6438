// One record by a form that is made of its schema. What is typed stays on the device until it is stored.

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { OpenRecord, RecordField, RecordKindLine, SavedRecord } from "../../../model/desk/record-calls.ts";
import { goTo } from "../../address.ts";
import { call, CallError } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Question } from "../../ui/Question.tsx";
import { useKept } from "../../use-kept.ts";
import { fieldWords } from "./field-words.ts";
import { fieldsOf, recordOf, textOf, type RecordDraft } from "./record-draft.ts";
import styles from "./Records.module.css";

interface RecordFormProps {
  me: Me;
  kind: RecordKindLine;
  id: string;
  /** The list that it is of. */
  back: string;
}

export function RecordForm(props: RecordFormProps): ReactNode {
  const { kind, id, back } = props;
  const at = { type: kind.type, id };
  const [stored, setStored] = useState<SavedRecord>();
  const { data, error } = useQuery({
    queryKey: ["records", kind.type, "one", id],
    // What is typed was typed over the version that was opened.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    queryFn: () =>
      call("records.open", { at }).catch((fault: unknown) => {
        if (fault instanceof CallError && fault.status === 404) return null;
        throw fault;
      }),
  });
  return (
    <>
      <p>
        <a href={back}>All records of this kind</a>
      </p>
      <h2>
        {kind.type.replaceAll("_", " ")} {id}
      </h2>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {stored !== undefined && <Notice kind="done">Saved.</Notice>}
      {stored?.warnings.map((warning) => (
        <Notice key={warning} kind="fault">
          {warning}
        </Notice>
      ))}
      {data !== undefined && <FilledForm key={data?.version ?? "new"} {...props} open={data} onStored={setStored} />}
    </>
  );
}

const nothing: RecordDraft = {};

interface FilledFormProps extends RecordFormProps {
  /** Null for one that is not there yet. */
  open: OpenRecord | null;
  onStored: (answer: SavedRecord | undefined) => void;
}

function FilledForm({ me, kind, id, back, open, onStored }: FilledFormProps): ReactNode {
  const client = useQueryClient();
  const at = { type: kind.type, id };
  const record = open?.record ?? {};
  const fields = fieldsOf(record, kind.fields);
  const [draft, setDraft] = useKept<RecordDraft>(me.id, `record:${kind.type}/${id}`, nothing);
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isLeaving, setLeaving] = useState(false);
  const save = useMutation({
    mutationFn: (changed: object) =>
      call("records.save", { at, body: { record: changed, over: open?.version ?? null } }),
    onSuccess: async (answer) => {
      setDraft(nothing);
      onStored(answer);
      await client.invalidateQueries({ queryKey: ["records", kind.type] });
    },
    onError: (error) => setFaults(error instanceof CallError ? error.faults : {}),
  });
  const remove = useMutation({
    mutationFn: () => call("records.remove", { at, body: { over: open?.version ?? "" } }),
    onSuccess: async () => {
      setDraft(nothing);
      await client.invalidateQueries({ queryKey: ["records", kind.type] });
      goTo(back);
    },
  });
  const send = () => {
    onStored(undefined);
    const read = recordOf(record, draft, fields);
    setFaults("faults" in read ? read.faults : {});
    if ("record" in read) save.mutate(read.record);
  };
  const error = save.error ?? remove.error;
  const isTold = Object.keys(faults).some((name) => fields.some((field) => field.name === name));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {open === null && <p>This record is new: saving creates it.</p>}
      {error !== null && !isTold && <Notice kind="fault">{faults[""] ?? error.message}</Notice>}
      {fields.map((field) => (
        <RecordInput
          key={field.name}
          field={field}
          text={draft[field.name] ?? textOf(record[field.name], field)}
          fault={faults[field.name]}
          onType={(text) => setDraft({ ...draft, [field.name]: text })}
        />
      ))}
      <div className={styles.acts}>
        <Button look="main" type="submit" isBusy={save.isPending}>
          Save
        </Button>
        {draft !== nothing && Object.keys(draft).length > 0 && (
          <Button onPress={() => setDraft(nothing)}>Cancel</Button>
        )}
        {open !== null && (
          <Button look="danger" onPress={() => setLeaving(true)}>
            Withdraw
          </Button>
        )}
      </div>
      {isLeaving && (
        <Question
          title={`Withdraw ${kind.type} ${id}?`}
          yes="Withdraw it"
          onNo={() => setLeaving(false)}
          onYes={() => {
            setLeaving(false);
            remove.mutate();
          }}
        >
          Readers do not see it any more. What it was stays in its revisions.
        </Question>
      )}
    </form>
  );
}

interface RecordInputProps {
  field: RecordField;
  text: string;
  fault: string | undefined;
  onType: (text: string) => void;
}

/** Its name in the record, where the label is not the same word. */
function hintOf({ name, isNeeded }: RecordField): { hint?: string } {
  const label = fieldWords(name);
  const told = [label.toLowerCase() !== name && name, isNeeded && "Required"].filter(Boolean);
  return told.length === 0 ? {} : { hint: told.join(" · ") };
}

function RecordInput({ field, text, fault, onType }: RecordInputProps): ReactNode {
  const { name, as } = field;
  const isLong = as === "json" || text.length > 80 || text.includes("\n");
  return (
    <Field label={fieldWords(name)} {...hintOf(field)} {...(fault !== undefined && { fault })}>
      {(id, marks) => {
        const shared = { id, ...marks, value: text };
        if (as === "yes-no") {
          return (
            <select {...shared} onChange={({ target }) => onType(target.value)}>
              <option value="">not said</option>
              <option value="true">yes</option>
              <option value="false">no</option>
            </select>
          );
        }
        return isLong ? (
          <textarea
            {...shared}
            className={as === "json" ? styles.code : undefined}
            rows={Math.min(14, text.split("\n").length + 1)}
            spellCheck={as !== "json"}
            onChange={({ target }) => onType(target.value)}
          />
        ) : (
          <input
            {...shared}
            inputMode={as === "number" ? "decimal" : undefined}
            onChange={({ target }) => onType(target.value)}
          />
        );
      }}
    </Field>
  );
}
