import type { ReactNode } from "react";
import { faultSentence } from "../fault-sentence.ts";
import styles from "./RecordForm.module.css";

interface GroupInputProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

/** Several fields under one name. */
export function GroupInput({ label, hint, children }: GroupInputProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}

/** Of the group, and not of one of its fields. */
export function GroupFault({ label, fault }: { label: string; fault: string | undefined }): ReactNode {
  if (fault === undefined) return null;
  return (
    <p className={styles.fault} role="alert" tabIndex={-1} data-fault>
      {faultSentence(label, fault)}
    </p>
  );
}
