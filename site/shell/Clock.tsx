// HEADER-02: the newsroom's time, for the moment the page was made. In the browser it moves on (`moving-times.ts`).

import type { ReactNode } from "react";
import { useRenderedAt } from "../../core/rendered-at.ts";
import { zoneMark, zoneName } from "../../model/time/home-zone.ts";
import { timeOfDay, weekdayAndDate } from "../lib/dates.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./Clock.module.css";

export function Clock({ className, dated = false }: { className?: string; dated?: boolean }): ReactNode {
  const now = useRenderedAt();
  return (
    <time className={classNames(styles.clock, className)} dateTime={new Date(now).toISOString()} data-clock="">
      {dated && (
        <span className={styles.date} data-clock-date="">
          {weekdayAndDate(now)}
        </span>
      )}
      <span className={styles.time}>
        <span className={styles.figures} data-clock-time="">
          {`${timeOfDay(now)} `}
        </span>
        <abbr className={styles.zone} title={`${zoneName} Time`}>
          {zoneMark}
        </abbr>
      </span>
    </time>
  );
}
