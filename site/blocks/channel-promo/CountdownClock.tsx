// How long until the programme begins (CARD-06); in the browser the minutes pass.

import type { ReactNode } from "react";
import { useNow } from "../../lib/clock.ts";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import styles from "./ChannelPromo.module.css";
import { remaining, type Countdown } from "./countdown.ts";

export function CountdownClock({ from }: { from: Countdown }): ReactNode {
  const elapsed = useNow() - useRenderedAt();
  const { days, hours, minutes } = remaining(from, elapsed);
  const parts = [
    [days, "days"],
    [hours, "hours"],
    [minutes, "min"],
  ] as const;
  return (
    <p
      className={styles.clock}
      role="timer"
      aria-label={`Starts in ${days} days, ${hours} hours and ${minutes} minutes`}
    >
      {parts.map(([value, unit]) => (
        <span key={unit} className={styles.unit}>
          <b className={styles.value}>{value}</b>
          {unit}
        </span>
      ))}
    </p>
  );
}
