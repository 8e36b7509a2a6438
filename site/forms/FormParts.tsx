// What the forms share: what became of them, and the fields nobody sees. Messages are in the page from the start, hidden (FORM-03): the
// form's script shows them, and without script `sent` is shown by the address that the form leads to.

import type { ReactNode } from "react";
import { Island } from "../Island.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import { FormToken } from "./FormToken.tsx";
import { addressField, nameField, trapField } from "../../model/forms/form-fields.ts";
import { formMessages } from "../../model/forms/form-messages.ts";
import { partId } from "../../model/forms/form-names.ts";
import type { NamedForm } from "../../model/forms/form-state.ts";
import styles from "./Form.module.css";

interface MessageProps {
  tone: "good" | "bad" | "note";
  shown: boolean;
  id?: string;
  /** Without script it is shown where the address names it. */
  byAddress?: boolean;
  children: ReactNode;
}

export function Message({ tone, shown, id, byAddress, children }: MessageProps): ReactNode {
  return (
    <div
      className={classNames(styles.message, styles[tone], byAddress && styles.sent)}
      role={tone === "bad" ? "alert" : "status"}
      id={id}
      data-by-address={byAddress || undefined}
      hidden={!shown}
    >
      {tone === "good" && <Icon name="check" className={styles.sign} />}
      <div className={styles.messageWords}>{children}</div>
    </div>
  );
}

/** Takes the place of the fields that follow it. */
export function Sent({ form, sentence, children }: { form: NamedForm; sentence: string; children: ReactNode }) {
  return (
    <Message tone="good" shown={false} id={partId(form.name, "sent")} byAddress>
      <p tabIndex={-1}>
        <strong>{sentence}</strong>
      </p>
      {children}
    </Message>
  );
}

/** Nothing is wrong, but it is not sent either. */
export function Again({ form }: { form: NamedForm }): ReactNode {
  return (
    form.stage === "again" && (
      <Message tone="note" shown id={partId(form.name, "again")}>
        <p>
          <strong>{formMessages.pressAgain}</strong>
        </p>
      </Message>
    )
  );
}

export function Failed({ form, sentence }: { form: NamedForm; sentence: string }): ReactNode {
  return (
    <Message tone="bad" shown={form.problem !== undefined} id={partId(form.name, "failed")}>
      <p>
        <strong>{sentence}</strong>
      </p>
      <p id={partId(form.name, "problem")} hidden={form.problem === undefined}>
        {form.problem}
      </p>
    </Message>
  );
}

/** What is wrong, each with the way to its field. */
export function Wrongs({ form }: { form: NamedForm }): ReactNode {
  const wrongs = Object.entries(form.errors);
  return (
    <Message tone="bad" shown={wrongs.length > 0} id={partId(form.name, "wrongs")}>
      <p>{wrongs.length > 0 && formMessages.wrongs(wrongs.length)}</p>
      <ul>
        {wrongs.map(([name, error]) => (
          <li key={name}>
            <a href={`#${partId(form.name, name)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </Message>
  );
}

export function UnseenFields({ form, formId }: { form: NamedForm; formId?: string }): ReactNode {
  const address = form.values[addressField];
  return (
    <>
      <Island
        name="form"
        component={FormToken}
        props={{ token: form.token }}
        wakes="near"
        className="visually-hidden"
      />
      <input type="hidden" name={nameField} value={form.name} />
      {formId !== undefined && <input type="hidden" name="form_id" value={formId} />}
      {address && <input type="hidden" name={addressField} value={address} />}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
