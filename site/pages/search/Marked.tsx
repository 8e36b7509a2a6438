// Text with what was searched for marked. Pieces are text: nothing in them can become markup.

import type { ReactNode } from "react";
import type { Piece } from "../../../content/search/passages.ts";
import styles from "./Results.module.css";

export function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, marked }, place) =>
    marked ? (
      // Pieces have no other name than their place, and never move.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
