// A small form in one line: fields with their labels above them, then its button. It asks by address, so that it works without script.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./FormRow.module.css";

interface FormRowProps {
  /** What is looked for, for those who cannot see it. */
  label: string;
  /** The address that answers. */
  action: string;
  children: ReactNode;
}

export function FormRow({ label, action, children }: FormRowProps): ReactNode {
  return (
    <search aria-label={label}>
      <form className={styles.form} action={action} method="get">
        {children}
      </form>
    </search>
  );
}

interface FieldProps {
  label: string;
  className?: string;
  /** An input or a select. */
  children: ReactNode;
}

export function Field({ label, className, children }: FieldProps): ReactNode {
  return (
    <label className={classNames(styles.field, className)}>
      <span className={styles.label}>{label}</span>
      {children}
    </label>
  );
}
