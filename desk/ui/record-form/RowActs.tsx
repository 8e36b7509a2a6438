import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import buttons from "../ButtonRow.module.css";
import styles from "./RecordForm.module.css";

interface RowActsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** They stay where they are when there is no further way, so that the focus does not jump. */
export function RowActs({ name, isFirst, isLast, onMove, onRemove }: RowActsProps): ReactNode {
  const button = (way: "up" | "down", sign: string, isEnd: boolean) => (
    <button
      type="button"
      data-move={way}
      aria-label={`Move ${name} ${way}`}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onMove(way === "up" ? -1 : 1)}
    >
      {sign}
    </button>
  );
  return (
    <span className={styles.acts}>
      <span className={buttons.row}>
        {button("up", "↑", isFirst)}
        {button("down", "↓", isLast)}
      </span>
      <Button label={`Remove ${name}`} onPress={onRemove}>
        Remove
      </Button>
    </span>
  );
}
