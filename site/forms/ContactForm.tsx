// FORM-01: the contact form. A plain form that is posted and answered by a page; nothing in it needs script.

import { useContext, type ReactNode } from "react";
import { ContactInvitation } from "../blocks/contact-form/ContactInvitation.tsx";
import type { BlockProps } from "../../content/blocks/schemas.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "./Field.tsx";
import { contactPath, formAnchor } from "../../model/forms/form-pages.ts";
import { FormOfPage, type FormState } from "./form-state.ts";
import { Message, UnseenFields, Wrongs } from "./FormParts.tsx";
import { usStates } from "../../model/us-states.ts";
import styles from "./Form.module.css";

type ContactFormProps = BlockProps<"contact-form">;

export function ContactForm(props: ContactFormProps): ReactNode {
  const form = useContext(FormOfPage);
  return form === undefined ? <ContactInvitation {...props} /> : <OpenForm {...props} form={form} />;
}

function OpenForm({ form, ...props }: ContactFormProps & { form: FormState }): ReactNode {
  const { title, successMessage, errorMessage } = props;
  const isSent = form.stage === "sent";
  return (
    <section className={styles.form} id={formAnchor} aria-labelledby="form-title">
      <h2 className={styles.title} id="form-title">
        {title}
      </h2>
      <Message tone="good" shown={isSent}>
        <p>
          <strong>{successMessage}</strong>
        </p>
        <p>We have it, and our reader services will read it.</p>
      </Message>
      <Message tone="bad" shown={form.problem !== undefined}>
        <p>
          <strong>{errorMessage}</strong>
        </p>
        {form.problem !== undefined && <p>{form.problem}</p>}
      </Message>
      <Wrongs form={form} />
      {isSent ? (
        <p>
          <a href={contactPath}>Send another message</a>
        </p>
      ) : (
        <Fields {...props} form={form} />
      )}
    </section>
  );
}

function Fields({ formId, labels, placeholders, location, form }: ContactFormProps & { form: FormState }): ReactNode {
  return (
    <form className={styles.fields} action={`${contactPath}#${formAnchor}`} method="post" noValidate>
      <p className={styles.note}>Fields with an asterisk (*) are needed.</p>
      <UnseenFields form={form} formId={formId} />
      <div className={styles.pair}>
        <Field
          name="full-name"
          label={labels.name}
          form={form}
          required
          placeholder={placeholders.name}
          autoComplete="name"
        />
        <Field
          name="email"
          kind="email"
          label={labels.email}
          form={form}
          required
          placeholder={placeholders.email}
          autoComplete="email"
        />
      </div>
      {location && (labels.state !== undefined || labels.town !== undefined) && (
        <div className={styles.pair}>
          {labels.state !== undefined && (
            <Field
              name="state"
              kind="choice"
              label={labels.state}
              form={form}
              options={usStates}
              autoComplete="address-level1"
            />
          )}
          {labels.town !== undefined && (
            <Field
              name="town"
              label={labels.town}
              form={form}
              placeholder={placeholders.town}
              autoComplete="address-level2"
            />
          )}
        </div>
      )}
      <Field
        name="message"
        kind="area"
        label={labels.message}
        form={form}
        required
        placeholder={placeholders.message}
      />
      <div className={styles.end}>
        <Button type="submit" look="signal">
          {labels.submit}
        </Button>
        <p className={styles.note}>
          We use what you send to answer you. See the <a href="/privacy-policy">Privacy Policy</a>.
        </p>
      </div>
    </form>
  );
}
