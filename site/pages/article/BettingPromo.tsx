// ART-13: follows the third paragraph of stories that carry the betting flag.

import type { ReactNode } from "react";
import styles from "./BettingPromo.module.css";

export function BettingPromo(): ReactNode {
  return (
    <aside className={`screen-only ${styles.promo}`} aria-label="Betting promotion">
      <span className={styles.label}>Odds</span>
      <span className={styles.words}>
        <a href="/sports">See the lines for tonight’s games</a>
        <small className={styles.note}>21 and over, where legal. If gambling is a problem, call 1-800-GAMBLER.</small>
      </span>
    </aside>
  );
}
