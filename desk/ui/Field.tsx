import { useId, type ReactNode } from "react";
import { faultSentence } from "./fault-sentence.ts";
import styles from "./Field.module.css";

interface FieldProps {
  label: string;
  hint?: string;
  /** The hint tells of something that should be looked at. */
  isWarned?: boolean;
  /** What stands around it says what it is. */
  isLabelHidden?: boolean;
  /** What is wrong with it: see `fault-sentence.ts`. */
  fault?: string;
  /** Draws what is filled in, with the id that the label names, and what tells of the fault. */
  children: (id: string, told: FieldMarks) => ReactNode;
}

export interface FieldMarks {
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

export function Field({
  label,
  hint,
  isWarned = false,
  isLabelHidden = false,
  fault,
  children,
}: FieldProps): ReactNode {
  const id = useId();
  const marks: FieldMarks = fault === undefined ? {} : { "aria-describedby": `${id}-fault`, "aria-invalid": true };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? styles.unseen : undefined}>
        {label}
      </label>
      {children(id, marks)}
      {hint !== undefined && <p className={isWarned ? styles.warned : styles.hint}>{hint}</p>}
      <FieldFault id={`${id}-fault`} label={label} fault={fault} />
    </div>
  );
}

/** Read aloud as it appears. */
function FieldFault({ id, label, fault }: { id: string; label: string; fault: string | undefined }): ReactNode {
  if (fault === undefined) return null;
  return (
    <p id={id} className={styles.fault} role="alert">
      {faultSentence(label, fault)}
    </p>
  );
}

interface ChoicesProps {
  legend: string;
  hint?: string;
  fault?: string;
  children: ReactNode;
}

/** Several things to choose from, with one name for all of them. */
export function Choices({ legend, hint, fault, children }: ChoicesProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend>{legend}</legend>
      {children}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <FieldFault id={`${id}-fault`} label={legend} fault={fault} />
    </fieldset>
  );
}

interface ChoiceProps {
  type: "radio" | "checkbox";
  /** Radios of one name exclude each other. */
  name?: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  children: ReactNode;
}

export function Choice({ type, name, isChosen, onChoose, children }: ChoiceProps): ReactNode {
  return (
    <label className={styles.choice}>
      <input type={type} name={name} checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
