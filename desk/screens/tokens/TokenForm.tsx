// A new token. Nothing is chosen for whoever makes one, besides that it only reads.

import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import type { MadeToken, TokenList } from "../../../model/desk/token-calls.ts";
import { call, CallError } from "../../call.ts";
import { Button } from "../../ui/Button.tsx";
import { Choice, Choices, Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useDeviceState } from "../../use-device-state.ts";
import { emptyToken, sentToken, type TokenDraft } from "./token-draft.ts";
import styles from "./TokenForm.module.css";

interface TokenFormProps {
  me: Me;
  list: TokenList;
  onMade: (token: MadeToken) => Promise<void>;
}

/** As many as help somebody to remember how they are written. */
const sectionsShown = 20;

export function TokenForm({ me, list, onMade }: TokenFormProps): ReactNode {
  const empty = emptyToken(list.days.usual);
  const [draft, setDraft] = useDeviceState<TokenDraft>(me.id, "token", empty);
  const set = (change: Partial<TokenDraft>) => setDraft({ ...draft, ...change });
  const make = useMutation({
    mutationFn: () => call("tokens.make", { body: sentToken(draft) }),
    onSuccess: async (token) => {
      setDraft(empty);
      await onMade(token);
    },
  });
  const { error } = make;
  const faults = error instanceof CallError ? error.faults : {};
  const hasFaults = Object.keys(faults).length > 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <h2>Create a token</h2>
      {error !== null && !hasFaults && <Notice kind="fault">{error.message}</Notice>}
      <Field
        label="Name"
        hint="The system that uses it: the log and the history of records show this name."
        fault={faults["name"]}
      >
        {(id, marks) => (
          <input id={id} {...marks} value={draft.name} onChange={({ target }) => set({ name: target.value })} />
        )}
      </Field>
      <Choices legend="May">
        <Choice type="radio" name="may" isChosen={!draft.mayWrite} onChoose={() => set({ mayWrite: false })}>
          read
        </Choice>
        <Choice type="radio" name="may" isChosen={draft.mayWrite} onChoose={() => set({ mayWrite: true })}>
          read and write
        </Choice>
      </Choices>
      <Choices legend="Kinds of records" fault={faults["kinds"]}>
        <Choice
          type="radio"
          name="kinds"
          isChosen={draft.whichKinds === "all"}
          onChoose={() => set({ whichKinds: "all" })}
        >
          all of them
        </Choice>
        <Choice
          type="radio"
          name="kinds"
          isChosen={draft.whichKinds === "some"}
          onChoose={() => set({ whichKinds: "some" })}
        >
          only these
        </Choice>
        {draft.whichKinds === "some" && (
          <div className={styles.kinds}>
            {list.kinds.map((kind) => (
              <Choice
                key={kind}
                type="checkbox"
                isChosen={draft.kinds.includes(kind)}
                onChoose={(isChosen) =>
                  set({ kinds: isChosen ? [...draft.kinds, kind] : draft.kinds.filter((one) => one !== kind) })
                }
              >
                {kind.replaceAll("_", " ")}
              </Choice>
            ))}
          </div>
        )}
      </Choices>
      <Choices legend="Sections" fault={faults["sections"]}>
        <Choice
          type="radio"
          name="sections"
          isChosen={draft.whichSections === "all"}
          onChoose={() => set({ whichSections: "all" })}
        >
          all of them, and records without a section
        </Choice>
        <Choice
          type="radio"
          name="sections"
          isChosen={draft.whichSections === "some"}
          onChoose={() => set({ whichSections: "some" })}
        >
          only these and their subsections
        </Choice>
      </Choices>
      {draft.whichSections === "some" && (
        <Field label="Names of sections" hint={sectionsHint(list.sections)}>
          {(id) => <input id={id} value={draft.sections} onChange={({ target }) => set({ sections: target.value })} />}
        </Field>
      )}
      <Field
        label="Days"
        hint={`It stops working after this many days, at most ${list.days.most}.`}
        fault={faults["days"]}
      >
        {(id, marks) => (
          <input
            id={id}
            {...marks}
            inputMode="numeric"
            value={draft.days}
            onChange={({ target }) => set({ days: target.value })}
          />
        )}
      </Field>
      <div>
        <Button look="main" type="submit" isBusy={make.isPending}>
          Create the token
        </Button>
      </div>
    </form>
  );
}

function sectionsHint(sections: readonly string[]): string {
  const known = sections.slice(0, sectionsShown).join(", ");
  return `With commas between them.${known === "" ? "" : ` There are ${known}${sections.length > sectionsShown ? " and more" : ""}.`}`;
}
