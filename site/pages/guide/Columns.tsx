// Days or channels side by side, the hours downwards; on a phone, lists one below the other.

import type { ReactNode } from "react";
import { timeOfDay } from "../../lib/dates.ts";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { classNames } from "../../ui/class-names.ts";
import { dayMinutes } from "../../../model/time/eastern-days.ts";
import { airing, standingOf } from "../../tv/standing.ts";
import styles from "./Columns.module.css";
import { Failure } from "./Failure.tsx";
import type { GuideColumn } from "./guide-props.ts";
import { HostNames } from "./HostNames.tsx";
import { NowLine } from "./NowLine.tsx";

export const onNowId = "on-now";

const hours = ["12 AM", ...clock(1, 11, "AM"), "12 PM", ...clock(1, 11, "PM")];

function clock(from: number, to: number, half: string): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${from + index} ${half}`);
}

export function Columns({ columns }: { columns: readonly GuideColumn[] }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={styles.scroller} aria-label="Programs by the hour" tabIndex={0}>
      <div className={classNames(styles.columns, columns.length > 2 && styles.week)}>
        <ol role="list" className={styles.ruler} aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
        {columns.map((column) => (
          <Column key={column.name} column={column} />
        ))}
      </div>
    </section>
  );
}

function Column({
  column: { name, note, url, isChosen, nowAt, failure, programs },
}: {
  column: GuideColumn;
}): ReactNode {
  const heading = (
    <>
      <span className={note === undefined ? undefined : styles.longName}>{name}</span>
      {note !== undefined && <span className={styles.shortName}>{note}</span>}
    </>
  );
  return (
    <section
      className={classNames(styles.column, !isChosen && styles.otherChannel, nowAt !== undefined && styles.today)}
      aria-label={name}
    >
      <h3 className={styles.name}>{url === undefined ? heading : <a href={url}>{heading}</a>}</h3>
      {failure && <Failure failure={failure} />}
      <div className={styles.track}>
        <ol role="list">
          {programs.map((placed, index) => (
            <Cell key={placed.program?.id ?? index} placed={placed} isMarked={isChosen && nowAt !== undefined} />
          ))}
        </ol>
        {nowAt !== undefined && <NowLine at={nowAt} length={dayMinutes} axis="y" className={styles.nowLine} />}
      </div>
    </section>
  );
}

/** An hour is four and a half letters high, as on the ruler. */
const minutesPerEm = 40 / 3;

interface CellProps {
  placed: GuideColumn["programs"][number];
  /** Here is where a jump to what is on now ends. */
  isMarked: boolean;
}

function Cell({ placed: { program, airs, minutes }, isMarked }: CellProps): ReactNode {
  const now = useRenderedAt();
  const height = <svg className={styles.height} width="1" height={`${minutes / minutesPerEm}em`} aria-hidden="true" />;
  if (program === undefined || airs === undefined) return <li className={styles.gap}>{height}</li>;
  const { title, url, start, hosts } = program;
  return (
    <li
      id={isMarked && standingOf(airs, now) === "now" ? onNowId : undefined}
      className={classNames(styles.cell, minutes < 45 && styles.short)}
      {...airing(airs, now)}
    >
      {height}
      <div className={styles.program}>
        <span className={styles.times}>
          {start < airs.start && <span className="visually-hidden">since </span>}
          <time dateTime={new Date(start).toISOString()} data-own={styles.own}>
            {timeOfDay(start)}
          </time>
        </span>
        <span className={styles.words}>
          <a className={styles.title} href={url} rel="nofollow">
            {title}
          </a>
          <span className={styles.onNow}>On now</span>
          <HostNames hosts={hosts} className={styles.hosts} />
        </span>
      </div>
    </li>
  );
}
