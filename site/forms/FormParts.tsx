// What the forms share: what became of them, and the fields nobody sees.

import type { ReactNode } from "react";
import { Island } from "../Island.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/Icon.tsx";
import { FormToken } from "./FormToken.tsx";
import { fieldId } from "./Field.tsx";
import { trapField } from "../../model/forms/form-pages.ts";
import type { FormState } from "./form-state.ts";
import styles from "./Form.module.css";

/** FORM-03: messages are in the page from the start, hidden. */
export function Message({ tone, shown, children }: { tone: "good" | "bad"; shown: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(styles.message, styles[tone])}
      role={tone === "good" ? "status" : "alert"}
      hidden={!shown}
    >
      {tone === "good" && <Icon name="check" className={styles.sign} />}
      <div className={styles.messageWords}>{children}</div>
    </div>
  );
}

/** What is wrong, each with the way to its field. */
export function Wrongs({ form }: { form: FormState }): ReactNode {
  const wrongs = Object.entries(form.errors);
  if (wrongs.length === 0) return null;
  return (
    <Message tone="bad" shown>
      <p>{wrongs.length === 1 ? "One thing needs another look:" : "A few things need another look:"}</p>
      <ul>
        {wrongs.map(([name, error]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </Message>
  );
}

export function UnseenFields({ form, formId }: { form: FormState; formId?: string }): ReactNode {
  return (
    <>
      <Island name="form-token" component={FormToken} props={{ token: form.token }} className="visually-hidden" />
      {formId !== undefined && <input type="hidden" name="form_id" value={formId} />}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
