// FORM-04: what the links in letters lead to. A link is opened by machines too; a button is pressed by a person.

import type { ReactNode } from "react";
import { newslettersPath } from "../../../model/forms/form-pages.ts";
import type { FormStage, FormState } from "../../../model/forms/form-state.ts";
import { Message } from "../../forms/FormParts.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "../../forms/Form.module.css";

type Lists = readonly { slid: string; title: string }[];

/** Undefined while someone may sign up. */
export function stepTitle(stage: FormStage): string | undefined {
  if (stage === "confirm" || stage === "confirmed") return "Confirm your sign-up";
  return stage === "leave" || stage === "left" ? "Stop a newsletter" : undefined;
}

export function ListStep({ form, lists }: { form: FormState; lists: Lists }): ReactNode {
  const names = namesOf(form.lists, lists);
  switch (form.stage) {
    case "confirm":
      return (
        <Step form={form} button="Yes, sign me up">
          {form.values["email"]} will get {names}.
        </Step>
      );
    case "leave":
      return (
        <Step form={form} button="Stop sending">
          {form.values["email"]} will no longer get {names}.
        </Step>
      );
    case "confirmed":
      return (
        <Done sentence="You are on the list." lists={lists}>
          The next issue will reach you. Every issue ends with a link that stops it.
        </Done>
      );
    case "left":
      return (
        <Done sentence="You have been unsubscribed." lists={lists}>
          We have erased your address from this list.
        </Done>
      );
    case "again":
    case "over":
    case "open":
      return null;
    default:
      return form.stage satisfies never;
  }
}

function namesOf(chosen: readonly string[], lists: Lists): string {
  if (chosen.length === 0) return "our newsletters";
  const titles = chosen.map((slid) => lists.find((list) => list.slid === slid)?.title ?? slid);
  return new Intl.ListFormat("en-US").format(titles);
}

function Step({ form, button, children }: { form: FormState; button: string; children: ReactNode }): ReactNode {
  return (
    <form className={styles.fields} action={form.action} method="post">
      <p>{children}</p>
      <div className={styles.end}>
        <Button type="submit" look="signal">
          {button}
        </Button>
      </div>
    </form>
  );
}

function Done({ sentence, lists, children }: { sentence: string; lists: Lists; children: ReactNode }): ReactNode {
  return (
    <>
      <Message tone="good" shown>
        <p>
          <strong>{sentence}</strong>
        </p>
        <p>{children}</p>
      </Message>
      {lists.length > 0 && (
        <p>
          <a href={newslettersPath}>See all newsletters</a>
        </p>
      )}
    </>
  );
}
