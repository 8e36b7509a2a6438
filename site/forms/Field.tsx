// A field with its label above and what is wrong with it below, told to those who listen too.

import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import type { FormState } from "./form-state.ts";
import styles from "./Form.module.css";

interface FieldProps {
  name: string;
  label: string;
  form: FormState;
  kind?: "text" | "email" | "area" | "choice";
  required?: boolean;
  placeholder?: string;
  autoComplete?: string;
  /** Of a choice. */
  options?: readonly (readonly [value: string, label: string])[];
  longest?: number;
}

export const fieldId = (name: string): string => `field-${name}`;

export function Field({ name, label, form, kind = "text", required = false, options = [], ...more }: FieldProps) {
  const { placeholder, autoComplete, longest } = more;
  const error = form.errors[name];
  const id = fieldId(name);
  const shared = {
    id,
    name,
    required,
    placeholder,
    autoComplete,
    className: styles.control,
    defaultValue: form.values[name] ?? "",
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : `${id}-error`,
  };
  return (
    <div className={classNames(styles.field, error !== undefined && styles.wrong)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>
      {kind === "area" && <textarea {...shared} rows={8} maxLength={longest} />}
      {kind === "choice" && (
        <select {...shared}>
          <option value="">Choose…</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
      {(kind === "text" || kind === "email") && <input {...shared} type={kind} maxLength={longest} />}
      <FieldError name={name} error={error} />
    </div>
  );
}

export function FieldError({ name, error }: { name: string; error: string | undefined }): ReactNode {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={`${fieldId(name)}-error`}>
      {error}
    </p>
  );
}

/** The field itself says that it is required: the sign is for the eye. */
function Asterisk(): ReactNode {
  return (
    <span className={styles.asterisk} aria-hidden="true">
      {" *"}
    </span>
  );
}
