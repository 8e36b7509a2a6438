// A new redirect, or a change of one that stands.

import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import {
  redirectStatuses,
  type CheckedRedirect,
  type RedirectLine,
  type RedirectToStore,
} from "../../../model/desk/redirect-calls.ts";
import { call, CallError } from "../../call.ts";
import { useFocusBack } from "../../keep-focus.ts";
import { AddressInput } from "../../ui/AddressInput.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { useSecondPress } from "../../use-second-press.ts";
import styles from "./Redirects.module.css";

interface RedirectFormProps {
  me: Me;
  edited: RedirectLine | undefined;
  /** Before it is answered. */
  onSend: () => void;
  onDone: () => Promise<void>;
  onLeave: () => void;
}

const empty: RedirectToStore = { from: "", to: "", status: 301 };

const statusWords = {
  301: "301, moved for good",
  302: "302, for now",
  307: "307, for now, with what was sent",
  308: "308, for good, with what was sent",
};

export function RedirectForm({ me, edited, onSend, onDone, onLeave }: RedirectFormProps): ReactNode {
  const first = edited === undefined ? empty : { from: edited.from, to: edited.to, status: edited.status };
  const [draft, setDraft] = useDeviceState<RedirectToStore>(me.id, `redirect:${edited?.from ?? ""}`, first);
  const set = (change: Partial<RedirectToStore>) => setDraft({ ...draft, ...change });
  const target = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (edited !== undefined) target.current?.focus();
  }, [edited]);
  const place = useFocusBack<HTMLFormElement>();
  const secondPress = useSecondPress();
  const store = useMutation({
    mutationFn: async () => {
      const { from, to, status } = draft;
      const warnings = await call("redirects.check", { query: { from, to } });
      if (!secondPress.mayGo(JSON.stringify(draft), Object.keys(warnings).length > 0))
        return { isStored: false, warnings };
      if (edited === undefined) await call("redirects.add", { body: draft });
      else {
        const over = { to: edited.to, status: edited.status };
        await call("redirects.change", { at: { redirect: from }, body: { to, status, over } });
      }
      return { isStored: true, warnings };
    },
    onSuccess: async ({ isStored }) => {
      if (!isStored) return;
      setDraft(first);
      await onDone();
    },
  });
  const { error } = store;
  const isAsked = secondPress.isNext(JSON.stringify(draft));
  const warnings: CheckedRedirect = (isAsked && store.data?.warnings) || {};
  const faults = error instanceof CallError ? error.faults : warnings;
  const isTold = Object.keys(faults).length > 0;
  const title = edited === undefined ? "Add a redirect" : `Change ${edited.address}`;
  return (
    <form
      ref={place}
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        store.mutate();
      }}
    >
      <h2>{title}</h2>
      {error !== null && !isTold && <Notice kind="fault">{error.message}</Notice>}
      {edited === undefined && (
        <Field
          label="From"
          hint="An address, such as /old; with one query, such as /?p=1752; or with a rest, such as /blog/*, or /:year/:slug."
          fault={faults["from"]}
        >
          {(id, marks) => (
            <AddressInput id={id} {...marks} value={draft.from} onType={(typed) => set({ from: typed })} />
          )}
        </Field>
      )}
      <Field
        label="To"
        hint="An address here or elsewhere; * and :names are filled with what they stand for."
        fault={faults["to"]}
      >
        {(id, marks) => (
          <AddressInput id={id} ref={target} {...marks} value={draft.to} onType={(typed) => set({ to: typed })} />
        )}
      </Field>
      <Field label="Status" fault={faults["status"]}>
        {(id, marks) => (
          <select
            id={id}
            {...marks}
            value={draft.status}
            onChange={(event) => {
              const status = redirectStatuses.find((one) => String(one) === event.target.value);
              if (status !== undefined) set({ status });
            }}
          >
            {redirectStatuses.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.acts}>
        <Button look="main" type="submit" isBusy={store.isPending}>
          {edited === undefined ? "Add it" : "Change it"}
          {isAsked && " all the same"}
        </Button>
        {edited !== undefined && (
          <Button
            onPress={() => {
              setDraft(first);
              onLeave();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
