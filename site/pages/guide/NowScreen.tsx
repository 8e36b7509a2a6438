// What is on now on each channel, and the three hours from here (SCHED-03): a grid, or on a phone a list of what begins within 90 minutes.

import type { ReactNode } from "react";
import { zoneMark } from "../../../model/time/home-zone.ts";
import { timeOfDay } from "../../lib/dates.ts";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { shareGone } from "../../tv/on-air.ts";
import { timeSpan } from "../../tv/spoken-times.ts";
import { airing } from "../../tv/standing.ts";
import { windowMinutes, windowSteps } from "../../tv/live-window.ts";
import { guideUrl } from "../../tv/watch-address.ts";
import { Failure } from "./Failure.tsx";
import type { ChannelNow, GuideScreen, ListedProgram } from "./guide-props.ts";
import { HostNames } from "./HostNames.tsx";
import { NowLine } from "./NowLine.tsx";
import styles from "./NowScreen.module.css";

type Screen = Extract<GuideScreen, { view: "now" }>;

export function NowScreen({ window, channels }: Screen): ReactNode {
  const now = useRenderedAt();
  return (
    <>
      <div className={styles.cards}>
        {channels.map((channel) => (
          <Card key={channel.name} channel={channel} now={now} />
        ))}
      </div>
      <h2 className={styles.heading}>Coming up</h2>
      <div className={styles.grid}>
        <table className={styles.table}>
          <thead>
            {/* Every column begins somewhere, though no program does there. */}
            <tr aria-hidden="true" className={styles.measure}>
              {Array.from({ length: windowSteps + 1 }, (_, column) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty, and hidden from everybody
                <td key={column} />
              ))}
            </tr>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Channel</span>
              </th>
              {window.ticks.map((tick) => (
                <th key={tick} scope="col" colSpan={windowSteps / window.ticks.length} className={styles.tick}>
                  <Moment at={tick} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map(({ name, parts }) => (
              <tr key={name}>
                <th scope="row" className={styles.channel}>
                  {name}
                </th>
                {parts.map(({ program, steps }, index) => (
                  <td
                    key={program?.id ?? index}
                    colSpan={steps}
                    className={styles.cell}
                    {...(program && airing(program, now))}
                  >
                    {program && <Listed program={program} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <NowLine at={(now - window.start) / 60_000} length={windowMinutes} axis="x" className={styles.nowLine} />
      </div>
      <div className={styles.lists}>
        {channels.map(({ name, parts }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.listName}>{name}</h3>
            <ol role="list">
              {parts.map(
                ({ program }) =>
                  program?.isMobile === true && (
                    <li key={program.id} className={styles.row} {...airing(program, now)}>
                      <span className={styles.rowTime}>
                        <Moment at={program.start} />
                      </span>
                      <Listed program={program} />
                    </li>
                  ),
              )}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

function Moment({ at }: { at: number }): ReactNode {
  return (
    <time dateTime={new Date(at).toISOString()} data-own={styles.own}>
      {timeOfDay(at)}
    </time>
  );
}

function Listed({ program: { title, url, hosts, start, end } }: { program: ListedProgram }): ReactNode {
  return (
    <span className={styles.listed}>
      <a className={styles.listedTitle} href={url} rel="nofollow">
        {title}
      </a>
      <span className={styles.span}>{timeSpan({ start, end })}</span>
      <HostNames hosts={hosts} className={styles.hosts} />
    </span>
  );
}

function Card({
  channel: { name, watchUrl, now: program, next, failure },
  now,
}: {
  channel: ChannelNow;
  now: number;
}): ReactNode {
  return (
    <section className={styles.card} aria-label={`${name}, on now`}>
      <a className={styles.picture} href={watchUrl} tabIndex={-1} aria-hidden="true">
        <Picture src={program?.imageUrl} alt="" use="card" priority />
      </a>
      <div className={styles.words}>
        <p className={styles.channelName}>
          <Pill kind="live">On now</Pill> {name}
        </p>
        {failure && <Failure failure={failure} />}
        {program === undefined ? (
          <h2 className={styles.title}>{failure ? "Live" : "Off the schedule"}</h2>
        ) : (
          <>
            <h2 className={styles.title}>
              <a href={guideUrl({ program: program.id })}>{program.title}</a>
            </h2>
            <p className={styles.meta}>
              {`${timeSpan(program)} ${zoneMark}`} <HostNames hosts={program.hosts} />
            </p>
            <progress
              className={styles.progress}
              max={100}
              value={shareGone(program, now)}
              aria-label={`How much of ${program.title} has gone by`}
              {...airing(program, now)}
            />
          </>
        )}
        {next && (
          <p className={styles.next}>
            <b>Next, {timeOfDay(next.start)}</b> <a href={next.url}>{next.title}</a>
          </p>
        )}
        <p className={styles.watch}>
          <LinkButton href={watchUrl} look="signal">
            <Icon name="play" />
            Watch live
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
