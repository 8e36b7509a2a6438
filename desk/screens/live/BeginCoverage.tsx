// Begins live coverage: what it is called and where readers find it. All else is filled in once it is there.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { CoverageField, CoverageToBegin } from "../../../model/desk/coverage-calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { goTo } from "../../address.ts";
import { call, CallError } from "../../call.ts";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Choice, Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { suggestedAddress } from "./coverage-address.ts";
import { eventAddress } from "./event-address.ts";
import styles from "./Live.module.css";

const nothing: CoverageToBegin = { title: "", address: "", description: "", isPublished: false };

export function BeginCoverage({ me }: { me: Me }): ReactNode {
  const client = useQueryClient();
  const [draft, setDraft] = useDeviceState(me.id, "new-coverage", nothing);
  const set = (change: Partial<CoverageToBegin>) => setDraft({ ...draft, ...change });
  const address = draft.address || suggestedAddress(draft.title);
  const begin = useMutation({
    mutationFn: () => call("coverage.begin", { body: { ...draft, address } }),
    onSuccess: async ({ id }) => {
      setDraft(nothing);
      await askAnew(client, { queryKey: ["live"] });
      goTo(eventAddress(id));
    },
  });
  const faults: Partial<Record<string, string>> = begin.error instanceof CallError ? begin.error.faults : {};
  const faultOf = (field: CoverageField) => ({ ...(faults[field] !== undefined && { fault: faults[field] }) });
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (begin.error !== null) form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [begin.error, form]);
  return (
    <>
      <p>
        <a href="/desk/live">All events</a>
      </p>
      <form
        ref={setForm}
        className={styles.form}
        aria-label="New live coverage"
        onSubmit={(event) => {
          event.preventDefault();
          begin.mutate();
        }}
      >
        <h2>New live coverage</h2>
        {begin.error !== null && Object.keys(faults).length === 0 && (
          <Notice kind="fault">{begin.error.message}</Notice>
        )}
        <Field label="Headline" hint="Required" {...faultOf("title")}>
          {(id, marks) => (
            <input id={id} {...marks} value={draft.title} onChange={({ target }) => set({ title: target.value })} />
          )}
        </Field>
        <Field
          label="Address"
          hint="Where readers find it, such as /coverage/harbor-fire. If you change it later, this address leads to the new one."
          {...faultOf("address")}
        >
          {(id, marks) => (
            <AddressInput id={id} {...marks} value={address} onType={(typed) => set({ address: typed })} />
          )}
        </Field>
        <Field label="Description" hint="For search engines and where it is shared." {...faultOf("description")}>
          {(id, marks) => (
            <textarea
              id={id}
              {...marks}
              rows={2}
              value={draft.description}
              onChange={({ target }) => set({ description: target.value })}
            />
          )}
        </Field>
        <Choice type="checkbox" isChosen={draft.isPublished} onChoose={(isPublished) => set({ isPublished })}>
          Readers see it at once
        </Choice>
        <div className={styles.acts}>
          <Button look="main" type="submit" isBusy={begin.isPending}>
            Begin
          </Button>
          {draft !== nothing && <Button onPress={() => setDraft(nothing)}>Discard</Button>}
        </div>
      </form>
    </>
  );
}
