import type { ReactNode } from "react";
import styles from "./Fronts.module.css";

interface MoveButtonsProps<Place> {
  /** What is moved. */
  of: string;
  /** Undefined where it cannot go further. */
  up: Place | undefined;
  down: Place | undefined;
  onMove: (to: Place) => void;
}

/** They stay where they are when there is no further way, so that the focus does not jump. */
export function MoveButtons<Place>({ of, up, down, onMove }: MoveButtonsProps<Place>): ReactNode {
  const button = (to: Place | undefined, sign: string, label: string) => (
    <button
      type="button"
      aria-label={`Move ${of} ${label}`}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onMove(to)}
    >
      {sign}
    </button>
  );
  return (
    <span className={styles.moves}>
      {button(up, "↑", "up")}
      {button(down, "↓", "down")}
    </span>
  );
}
