// How long until midnight in the site's zone, to the second in the browser; then the greeting.

import { useEffect, useState, type ReactNode } from "react";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import styles from "./MidnightClock.module.css";
import { timeLeft } from "./time-left.ts";

export function MidnightClock({ until, year }: { until: number; year: number }): ReactNode {
  const renderedAt = useRenderedAt();
  const [now, setNow] = useState(renderedAt);
  const isRunning = now < until;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!isRunning) return <p className={styles.greeting}>Happy New Year, {year}</p>;
  const { days, hours, minutes, seconds } = timeLeft(until - now);
  const units = [
    [days, "days"],
    [hours, "hours"],
    [minutes, "minutes"],
    [seconds, "seconds"],
  ] as const;
  return (
    <p
      className={styles.clock}
      role="timer"
      aria-label={`${days} days, ${hours} hours and ${minutes} minutes until ${year}`}
    >
      {units.map(([value, unit]) => (
        <span key={unit} className={styles.unit} aria-hidden="true">
          <b className={styles.value}>{String(value).padStart(2, "0")}</b>
          {unit}
        </span>
      ))}
    </p>
  );
}
