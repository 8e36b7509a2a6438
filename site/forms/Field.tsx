// A field with its label above and what is wrong with it below, told to those who listen too.

import type { ReactNode } from "react";
import { mostTyped } from "../../model/forms/form-fields.ts";
import { partId } from "../../model/forms/form-names.ts";
import type { NamedForm } from "../../model/forms/form-state.ts";
import styles from "./Form.module.css";

interface FieldProps {
  name: string;
  label: string;
  form: NamedForm;
  kind?: "text" | "email" | "area" | "choice";
  required?: boolean;
  placeholder?: string;
  autoComplete?: string;
  /** Of a choice. */
  options?: readonly (readonly [value: string, label: string])[];
  /** What is said when it is wrong, where that is one thing: in the page from the start. */
  sentence?: string;
}

export function Field({ name, label, form, kind = "text", required = false, options = [], ...more }: FieldProps) {
  const { placeholder, autoComplete, sentence } = more;
  const id = partId(form.name, name);
  const shared = {
    id,
    name,
    required,
    autoComplete,
    className: styles.control,
    defaultValue: form.values[name] ?? "",
    ...wrongAttributes(form, name),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <Asterisk />}
      </label>
      {kind === "area" && <textarea {...shared} placeholder={placeholder} rows={8} maxLength={mostTyped.area} />}
      {kind === "choice" && (
        <select {...shared}>
          <option value="">{placeholder ?? "Choose…"}</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
      {(kind === "text" || kind === "email") && (
        <input {...shared} placeholder={placeholder} type={kind} maxLength={mostTyped.line} />
      )}
      <FieldError form={form} name={name} sentence={sentence} />
    </div>
  );
}

/** Of a field, and of a group of them, whose error is told below. */
export function wrongAttributes(form: NamedForm, name: string) {
  if (form.errors[name] === undefined) return {};
  return { "aria-invalid": true, "aria-describedby": errorId(form, name) };
}

/** In the page from the start, hidden: the form's script fills it in. */
export function FieldError({ form, name, sentence }: { form: NamedForm; name: string; sentence?: string }): ReactNode {
  const error = form.errors[name];
  return (
    <p className={styles.error} id={errorId(form, name)} hidden={error === undefined}>
      {error ?? sentence}
    </p>
  );
}

function errorId(form: NamedForm, name: string): string {
  return partId(form.name, `${name}-error`);
}

/** The field itself says that it is required: the sign is for the eye. */
function Asterisk(): ReactNode {
  return (
    <span className={styles.asterisk} aria-hidden="true">
      {" *"}
    </span>
  );
}
