import type { ReactNode } from "react";
import styles from "./Switch.module.css";

interface SwitchProps<T> {
  legend: string;
  /** By what stands on each. */
  choices: Readonly<Record<string, T>>;
  chosen: T;
  onChoose: (one: T) => void;
}

/** Along the row alone: the page stays where it is. */
function showInRow(button: HTMLButtonElement | null): void {
  const row = button?.parentElement;
  if (button === null || row === null || row === undefined) return;
  const [own, seen] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, own.right - seen.right) - Math.max(0, seen.left - own.left);
}

/** One of a few, chosen at once. */
export function Switch<T extends string | number>({ legend, choices, chosen, onChoose }: SwitchProps<T>): ReactNode {
  return (
    <fieldset className={styles.switch} aria-label={legend}>
      {Object.entries(choices).map(([title, value]) => (
        <button
          key={title}
          ref={value === chosen ? showInRow : undefined}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
