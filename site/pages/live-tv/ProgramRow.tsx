// A program of the evening: when and what; while it is on, also who and about what, and how much of it has gone by.

import type { ReactNode } from "react";
import { timeOfDay } from "../../lib/dates.ts";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { Pill } from "../../ui/Pill.tsx";
import { shareGone } from "../../tv/on-air.ts";
import type { ProgramDetails } from "../../tv/program-people.server.ts";
import { airing } from "../../tv/standing.ts";
import { guideUrl } from "../../tv/watch-address.ts";
import { HostNames } from "../guide/HostNames.tsx";
import styles from "./Page.module.css";

export function ProgramRow({ program }: { program: ProgramDetails }): ReactNode {
  const now = useRenderedAt();
  const { id, title, start, hosts, description } = program;
  return (
    <li className={styles.program} {...airing(program, now)}>
      <span className={styles.times}>
        <time dateTime={new Date(start).toISOString()} data-own={styles.own}>
          {timeOfDay(start)}
        </time>
      </span>
      <div>
        <a className={styles.programTitle} href={guideUrl({ program: id })} rel="nofollow">
          {title}
        </a>
        <div className={styles.more}>
          <p>
            <Pill kind="live">On now</Pill> <HostNames hosts={hosts} />
          </p>
          <progress
            className={styles.progress}
            max={100}
            value={shareGone(program, now)}
            aria-label={`How much of ${title} has gone by`}
            {...airing(program, now)}
          />
          {description !== undefined && <p>{description}</p>}
        </div>
      </div>
    </li>
  );
}
