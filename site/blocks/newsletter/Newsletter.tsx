// FORM-04: the sign-up for a newsletter. A plain form that is posted to the page it stands on; on the newsletters' own page it is also what
// the links in letters lead to.

import type { ReactNode } from "react";
import { isOn } from "../../../model/brand.ts";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { formMessages } from "../../../model/forms/form-messages.ts";
import { formName, partId } from "../../../model/forms/form-names.ts";
import { freshForm, type NamedForm } from "../../../model/forms/form-state.ts";
import { ChoiceCard, ChoiceCards } from "../../forms/ChoiceCard.tsx";
import { Field, FieldError, wrongAttributes } from "../../forms/Field.tsx";
import { Again, Failed, Message, Sent, UnseenFields, Wrongs } from "../../forms/FormParts.tsx";
import { PrivacyNote } from "../../forms/PrivacyNote.tsx";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ListStep, stepTitle } from "./ListStep.tsx";
import styles from "../../forms/Form.module.css";

type NewsletterProps = BlockProps<"newsletter">;

export function Newsletter({ form: given, ...props }: NewsletterProps): ReactNode {
  const form = given ?? { ...freshForm(), name: formName("newsletter", props.slid) };
  const titleId = partId(form.name, "title");
  if (!isOn("newsletters")) return null;
  const isCard = props.lists.length === 0;
  return (
    <section
      className={classNames("screen-only", styles.form, isCard && styles.card)}
      id={form.name}
      aria-labelledby={titleId}
    >
      {isCard && (
        <span className={styles.badge}>
          <Icon name="mail" />
        </span>
      )}
      <h2 className={styles.title} id={titleId}>
        {stepTitle(form.stage) ?? props.title}
      </h2>
      <ListStep form={form} lists={props.lists} />
      {stepTitle(form.stage) === undefined && <SignUp {...props} form={form} />}
    </section>
  );
}

function SignUp({ form, description, slid, lists, buttonLabel }: NewsletterProps & { form: NamedForm }): ReactNode {
  return (
    <>
      {description !== undefined && <p className={styles.lead}>{description}</p>}
      <Message tone="bad" shown={form.stage === "over"}>
        <p>
          <strong>This link has ended, or is not whole.</strong>
        </p>
        <p>Links in our letters are good for three days. You can sign up again here.</p>
      </Message>
      <Sent form={form} sentence={formMessages.newsletterSent}>
        <p>
          One step is left: open the letter we are sending you and press the link in it. Nothing else is sent before.
        </p>
        <p>
          <a href={`#${form.name}`}>Sign up with another address</a>
        </p>
      </Sent>
      <Again form={form} />
      <Failed form={form} sentence={formMessages.contactFailed} />
      {lists.length > 0 && <Wrongs form={form} />}
      <form className={styles.fields} action={`#${form.name}`} method="post" noValidate>
        <UnseenFields form={form} />
        {lists.length > 0 ? (
          <Choice lists={lists} form={form} />
        ) : (
          slid !== undefined && <input type="hidden" name="slid" value={slid} />
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
            sentence={formMessages.emailInvalid}
          />
          <Button type="submit" look="signal" className={styles.join}>
            {buttonLabel}
          </Button>
        </div>
        <PrivacyNote>We use your address for nothing else.</PrivacyNote>
      </form>
    </>
  );
}

function Choice({ lists, form }: { lists: NewsletterProps["lists"]; form: NamedForm }): ReactNode {
  return (
    <fieldset className={styles.choice} id={partId(form.name, "slid")} {...wrongAttributes(form, "slid")}>
      <legend className={styles.label}>Newsletters</legend>
      <FieldError form={form} name="slid" />
      <ChoiceCards>
        {lists.map(({ slid, title, description, when }) => (
          <ChoiceCard
            key={slid}
            id={partId(form.name, `list-${slid}`)}
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
