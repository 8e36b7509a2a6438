// Begins a record: by which id it is found. All else is filled in on its form.

import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { goTo } from "../../address.ts";
import { call, CallError } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { proposedId } from "./proposed-id.ts";
import { recordAddress } from "./record-address.ts";
import styles from "./Records.module.css";

export function NewRecord({ me, type }: { me: Me; type: string }): ReactNode {
  const [proposed] = useState(() => proposedId(type, new Date()));
  const [typed, setTyped] = useDeviceState<string | null>(me.id, `new-record:${type}`, null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const id = typed ?? proposed;
  const begin = useMutation({
    mutationFn: (asked: string) => isThere(type, asked),
    onSuccess: (isTaken, asked) => {
      if (isTaken) return;
      setTyped(null);
      goTo(recordAddress(type, asked));
    },
  });
  const sent = begin.variables;
  const fault = sent === "" ? "is missing" : begin.data === true ? `is that of another record: ${sent}` : undefined;
  const isFaulty = fault !== undefined && sent === id.trim();
  useEffect(() => {
    const field = isFaulty ? form?.querySelector<HTMLElement>("[aria-invalid]") : form?.querySelector("input");
    field?.focus();
  }, [form, isFaulty]);
  return (
    <>
      <p>
        <a href={recordAddress(type)}>All records of this kind</a>
      </p>
      <form
        ref={setForm}
        className={styles.begun}
        aria-label="New record"
        onSubmit={(event) => {
          event.preventDefault();
          begin.mutate(id.trim());
        }}
      >
        <h2>New {type.replaceAll("_", " ")}</h2>
        {begin.error !== null && <Notice kind="fault">{begin.error.message}</Notice>}
        <Field
          label="Id"
          hint="Other records and systems know it by this. It cannot be changed later."
          {...(isFaulty && { fault })}
        >
          {(field, marks) => (
            <input
              id={field}
              {...marks}
              autoCapitalize="none"
              spellCheck={false}
              value={id}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div>
          <Button look="main" type="submit" isBusy={begin.isPending}>
            Begin
          </Button>
        </div>
      </form>
    </>
  );
}

async function isThere(type: string, id: string): Promise<boolean> {
  if (id === "") return true;
  try {
    await call("records.open", { at: { type, id } });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return false;
    throw error;
  }
}
