// FORM-01: the contact form. A plain form that is posted to the page it stands on; its script sends it from there without leaving.

import type { ReactNode } from "react";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { formName, partId } from "../../../model/forms/form-names.ts";
import { freshForm, type NamedForm } from "../../../model/forms/form-state.ts";
import { usStates } from "../../../model/us-states.ts";
import { Field } from "../../forms/Field.tsx";
import { Again, Failed, Sent, UnseenFields, Wrongs } from "../../forms/FormParts.tsx";
import { PrivacyNote } from "../../forms/PrivacyNote.tsx";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "../../forms/Form.module.css";

type ContactFormProps = BlockProps<"contact-form">;

export function ContactForm({ form: given, ...props }: ContactFormProps): ReactNode {
  const { title, formId, successMessage, errorMessage } = props;
  const form = given ?? { ...freshForm(), name: formName("contact-form", formId) };
  const titleId = partId(form.name, "title");
  return (
    <section className={classNames("screen-only", styles.form)} id={form.name} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <Sent form={form} sentence={successMessage}>
        <p>We have it, and our reader services will read it.</p>
        <p>
          <a href={`#${form.name}`}>Send another message</a>
        </p>
      </Sent>
      <Again form={form} />
      <Failed form={form} sentence={errorMessage} />
      <Wrongs form={form} />
      <Fields {...props} form={form} />
    </section>
  );
}

function Fields({ formId, labels, placeholders, location, form }: ContactFormProps & { form: NamedForm }): ReactNode {
  return (
    <form className={styles.fields} action={`#${form.name}`} method="post" noValidate>
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
              placeholder={placeholders.state}
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
        <PrivacyNote>We use what you send to answer you.</PrivacyNote>
      </div>
    </form>
  );
}
