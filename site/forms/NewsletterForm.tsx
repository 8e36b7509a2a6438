// FORM-04: the sign-up for newsletters, and what the links in its letters lead to. Plain forms, posted and answered by a page.

import { useContext, type ReactNode } from "react";
import { Newsletter } from "../blocks/newsletter/Newsletter.tsx";
import type { BlockProps } from "../../content/blocks/schemas.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { ChoiceCard, ChoiceCards } from "./ChoiceCard.tsx";
import { Field, FieldError, fieldId } from "./Field.tsx";
import { formMessages } from "../../model/forms/form-messages.ts";
import { formAnchor, newslettersPath } from "../../model/forms/form-pages.ts";
import { FormOfPage, type FormState } from "./form-state.ts";
import { Message, UnseenFields, Wrongs } from "./FormParts.tsx";
import styles from "./Form.module.css";

type NewsletterProps = BlockProps<"newsletter">;
type Lists = NewsletterProps["lists"];

export function NewsletterForm(props: NewsletterProps): ReactNode {
  const form = useContext(FormOfPage);
  return form === undefined ? <Newsletter {...props} /> : <OpenForm {...props} form={form} />;
}

function OpenForm({ form, ...props }: NewsletterProps & { form: FormState }): ReactNode {
  return (
    <section className={styles.form} id={formAnchor} aria-labelledby="form-title">
      <h2 className={styles.title} id="form-title">
        {titleOf(form, props.title)}
      </h2>
      <Stage form={form} {...props} />
    </section>
  );
}

function titleOf({ stage }: FormState, title: string): string {
  if (stage === "confirm" || stage === "confirmed") return "Confirm your sign-up";
  return stage === "leave" || stage === "left" ? "Stop a newsletter" : title;
}

function Stage({ form, ...props }: NewsletterProps & { form: FormState }): ReactNode {
  const names = namesOf(form.lists, props.lists);
  const again = (
    <p>
      <a href={newslettersPath}>See all newsletters</a>
    </p>
  );
  switch (form.stage) {
    case "sent":
      return (
        <>
          <Message tone="good" shown>
            <p>
              <strong>{formMessages.newsletterSent}</strong>
            </p>
            <p>
              One step is left: open the letter we are sending you and press the link in it. Nothing else is sent
              before.
            </p>
          </Message>
          {again}
        </>
      );
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
    case "left":
      return (
        <>
          <Message tone="good" shown>
            <p>
              <strong>{form.stage === "left" ? "You have been unsubscribed." : "You are on the list."}</strong>
            </p>
            <p>
              {form.stage === "left"
                ? "We have erased your address from this list."
                : "The next issue will reach you. Every issue ends with a link that stops it."}
            </p>
          </Message>
          {again}
        </>
      );
    case "over":
    case "open":
      return <SignUp form={form} {...props} />;
    default:
      return form.stage satisfies never;
  }
}

function namesOf(chosen: readonly string[], lists: Lists): string {
  if (chosen.length === 0) return "our newsletters";
  const titles = chosen.map((slid) => lists.find((list) => list.slid === slid)?.title ?? slid);
  return new Intl.ListFormat("en-US").format(titles);
}

/** A link in a letter is opened by machines too; a button is pressed by a person. */
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

function SignUp({ form, description, slid, lists, buttonLabel }: NewsletterProps & { form: FormState }): ReactNode {
  return (
    <>
      {description !== undefined && <p className={styles.lead}>{description}</p>}
      <Message tone="bad" shown={form.stage === "over"}>
        <p>
          <strong>This link has ended, or is not whole.</strong>
        </p>
        <p>Links in our letters are good for three days. You can sign up again here.</p>
      </Message>
      <Message tone="bad" shown={form.problem !== undefined}>
        <p>{form.problem}</p>
      </Message>
      <Wrongs form={form} />
      <form className={styles.fields} action={`${newslettersPath}#${formAnchor}`} method="post" noValidate>
        <UnseenFields form={form} />
        {lists.length === 0 ? (
          slid !== undefined && <input type="hidden" name="slid" value={slid} />
        ) : (
          <Choice lists={lists} form={form} />
        )}
        <div className={styles.signUp}>
          <Field
            name="email"
            kind="email"
            label="Your email address"
            form={form}
            required
            placeholder="name@example.com"
            autoComplete="email"
          />
          <Button type="submit" look="signal" className={styles.join}>
            {buttonLabel}
          </Button>
        </div>
        <p className={styles.note}>
          We use your address for nothing else. See the <a href="/privacy-policy">Privacy Policy</a>.
        </p>
      </form>
    </>
  );
}

function Choice({ lists, form }: { lists: Lists; form: FormState }): ReactNode {
  const error = form.errors["slid"];
  return (
    <fieldset
      className={classNames(styles.choice, error !== undefined && styles.wrong)}
      id={fieldId("slid")}
      aria-describedby={error === undefined ? undefined : `${fieldId("slid")}-error`}
    >
      <legend className={styles.label}>Newsletters</legend>
      <FieldError name="slid" error={error} />
      <ChoiceCards>
        {lists.map(({ slid, title, description, when }) => (
          <ChoiceCard
            key={slid}
            id={slid}
            name="slid"
            value={slid}
            defaultChecked={form.lists.includes(slid)}
            title={title}
            when={when}
            about={description}
          />
        ))}
      </ChoiceCards>
    </fieldset>
  );
}
