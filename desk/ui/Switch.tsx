import type { ReactNode } from "react";
import styles from "./Switch.module.css";

interface SwitchProps<T> {
  legend: string;
  /** By what stands on each. */
  choices: Readonly<Record<string, T>>;
  chosen: T;
  onChoose: (one: T) => void;
}

/** One of a few, chosen at once. */
export function Switch<T extends string | number>({ legend, choices, chosen, onChoose }: SwitchProps<T>): ReactNode {
  return (
    <fieldset className={styles.switch} aria-label={legend}>
      {Object.entries(choices).map(([title, value]) => (
        <button key={title} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
