import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";

interface FieldProps {
  label: string;
  hint?: string;
  /** Draws what is filled in, with the id that the label names. */
  children: (id: string) => ReactNode;
}

export function Field({ label, hint, children }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
