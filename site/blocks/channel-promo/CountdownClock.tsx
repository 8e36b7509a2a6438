// How long until the programme begins (CARD-06), from the moment the page was made. In the browser the minutes pass (`count-down.ts`).

import type { ReactNode } from "react";
import styles from "./ChannelPromo.module.css";
import { countdownLabel, countdownUnits, type Countdown } from "./countdown.ts";

export interface CountdownProps {
  from: Countdown;
}

export function CountdownClock({ from }: CountdownProps): ReactNode {
  return (
    <p className={styles.clock} role="timer" aria-label={countdownLabel(from)}>
      {countdownUnits.map(({ of, unit }) => (
        <span key={unit} className={styles.unit}>
          <b className={styles.value}>{from[of]}</b>
          {unit}
        </span>
      ))}
    </p>
  );
}
