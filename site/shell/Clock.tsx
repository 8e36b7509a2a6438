// HEADER-02: the newsroom's time. The server draws the moment the page was made; after hydration it ticks.

import type { ReactNode } from "react";
import { zoneMark, zoneName } from "../../model/time/home-zone.ts";
import { useNow } from "../lib/clock.ts";
import { timeOfDay, weekdayAndDate } from "../lib/dates.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./Clock.module.css";

export function Clock({ className, dated = false }: { className?: string; dated?: boolean }): ReactNode {
  const now = useNow();
  const time = timeOfDay(now);
  return (
    <time className={classNames(styles.clock, className)} dateTime={new Date(now).toISOString()}>
      {dated && <span className={styles.date}>{weekdayAndDate(now)}</span>}
      <span className={styles.time}>
        <span className={styles.figures} data-hour={time.indexOf(":")}>
          {time}{" "}
        </span>
        <abbr className={styles.zone} title={`${zoneName} Time`}>
          {zoneMark}
        </abbr>
      </span>
    </time>
  );
}
