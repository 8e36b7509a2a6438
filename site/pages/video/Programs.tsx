// What the channel shows now and next, beside its live stream (VIDEO-05).

import type { ReactNode } from "react";
import { zoneMark } from "../../../model/time/home-zone.ts";
import { timeOfDay } from "../../lib/dates.ts";
import type { ScheduledProgram } from "../../video/video-state.ts";
import styles from "./Page.module.css";

export function Programs({ programs }: { programs: readonly ScheduledProgram[] }): ReactNode {
  return (
    <ul role="list" className={styles.programs} aria-label="On the channel">
      {programs.map(({ title, start, link }, index) => (
        <li key={start}>
          <b>{index === 0 ? "On now" : `${timeOfDay(Date.parse(start))} ${zoneMark}`}</b>
          {link === undefined ? title : <a href={link}>{title}</a>}
        </li>
      ))}
    </ul>
  );
}
