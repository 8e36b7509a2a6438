// One program: what it is, who presents it, when it is on, and how not to miss it.

import type { ReactNode } from "react";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { easternDate } from "../../../model/time/eastern-days.ts";
import { zoneMark } from "../../../model/time/home-zone.ts";
import { dayName, timeSpan } from "../../tv/spoken-times.ts";
import { standingOf } from "../../tv/standing.ts";
import { calendarUrl } from "../../tv/watch-address.ts";
import type { GuideScreen, ListedProgram } from "./guide-props.ts";
import styles from "./ProgramScreen.module.css";

type Screen = Extract<GuideScreen, { view: "program" }>;

export function ProgramScreen({ program, channelName, watchUrl, airings }: Screen): ReactNode {
  const { id, title, description, imageUrl, hosts, show } = program;
  const standing = standingOf(program, useRenderedAt());
  return (
    <>
      <article className={styles.program}>
        <Picture src={imageUrl} alt="" use="article" priority />
        <div className={styles.words}>
          <p className={styles.channel}>
            {standing === "now" && <Pill kind="live">On now</Pill>} {channelName}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.when}>
            <When program={program} />
          </p>
          {description !== undefined && <p className={styles.description}>{description}</p>}
          <p className={styles.actions}>
            {standing === "now" && (
              <LinkButton href={watchUrl} look="signal">
                <Icon name="play" />
                Watch live
              </LinkButton>
            )}
            {standing === "coming" && (
              <LinkButton href={calendarUrl(id)}>
                <Icon name="clock" />
                Add to calendar
              </LinkButton>
            )}
            {show && (
              <LinkButton href={show.url} look="outline">
                About {show.title === "Show Page" ? "the show" : show.title}
              </LinkButton>
            )}
          </p>
          {hosts.length > 0 && (
            <ul role="list" className={styles.hosts} aria-label="Hosts">
              {hosts.map(({ name, url, avatar, title: role }) => (
                <li key={name} className={styles.host}>
                  <Avatar name={name} src={avatar} />
                  <span>
                    {url === undefined ? (
                      <b>{name}</b>
                    ) : (
                      <a className={styles.name} href={url}>
                        {name}
                      </a>
                    )}
                    {role !== undefined && <span className={styles.role}>{role}</span>}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </article>
      {airings.length > 0 && (
        <section className={styles.airings}>
          <SectionTitle title="Also on" />
          <ul role="list">
            {airings.map((airing) => (
              <li key={airing.id} className={styles.airing}>
                <div>
                  <When program={airing} url={airing.url} />
                </div>
                <a className={styles.add} href={calendarUrl(airing.id)} rel="nofollow">
                  Add to calendar
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The viewer's own time comes after it, and is no part of the link. */
function When({ program, url }: { program: Pick<ListedProgram, "start" | "end">; url?: string }): ReactNode {
  const words = `${dayName(easternDate(program.start))}, ${timeSpan(program)} ${zoneMark}`;
  return (
    <time dateTime={new Date(program.start).toISOString()} data-own={styles.own}>
      {url === undefined ? (
        words
      ) : (
        <a className={styles.link} href={url} rel="nofollow">
          {words}
        </a>
      )}
    </time>
  );
}
