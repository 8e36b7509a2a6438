// A show as a poster: its art with its name on it, when it airs and who hosts it.

import type { ReactNode } from "react";
import { monthDayAndYear, timeOf } from "../../lib/dates.ts";
import { durationText } from "../../lib/durations.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./ShowCard.module.css";

export interface Host {
  name: string;
  url?: string;
  avatar?: string;
  title?: string;
}

export interface ShowSummary {
  title: string;
  url: string;
  imageUrl?: string;
  airtime?: string;
  hosts: Host[];
  /** What there is to watch of it (SHOW-04). */
  episodes?: readonly Episode[];
}

export interface Episode {
  /** What it is: a full episode, a clip. */
  label: string;
  title: string;
  url: string;
  thumbnailUrl?: string;
  date?: string;
  /** Milliseconds. */
  duration?: number;
  isLive?: boolean;
  isLocked?: boolean;
}

interface ShowCardProps {
  show: ShowSummary;
  level?: 2 | 3;
  sizes?: string;
  priority?: boolean;
}

/** British, for the house writes no comma before “and”. */
const names = new Intl.ListFormat("en-GB");

export function ShowCard({ show, level = 3, sizes, priority = false }: ShowCardProps): ReactNode {
  const { title, url, imageUrl, airtime, hosts, episodes = [] } = show;
  const Heading = `h${level}` as const;
  const faces = hosts.filter(({ avatar }) => avatar !== undefined).slice(0, 4);
  return (
    <div>
      <article className={styles.card}>
        <Picture className={styles.art} src={imageUrl} alt="" use="card" sizes={sizes} priority={priority} />
        <div className={styles.over}>
          {airtime !== undefined && <p className={styles.airtime}>{airtime}</p>}
          <Heading className={styles.title}>
            <a className={styles.link} href={url}>
              {title}
            </a>
          </Heading>
        </div>
        {hosts.length > 0 && (
          <div className={styles.hosts}>
            {faces.length > 0 && (
              <span className={styles.faces}>
                {faces.map(({ name, avatar }) => (
                  <Avatar key={name} name={name} src={avatar} size="small" />
                ))}
              </span>
            )}
            <p className={styles.names}>With {names.format(hosts.map(({ name }) => name))}</p>
          </div>
        )}
      </article>
      {episodes.length > 0 && (
        <ul role="list">
          {episodes.map((episode) => (
            <li key={episode.url}>
              <EpisodeLink {...episode} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function EpisodeLink({ label, title, url, thumbnailUrl, date, duration, isLive, isLocked }: Episode): ReactNode {
  const at = timeOf(date);
  const notes = [
    label,
    isLive ? "Live" : duration !== undefined && durationText(duration),
    at !== undefined && monthDayAndYear(at),
    isLocked && "Sign in to watch",
  ];
  return (
    <a className={styles.episode} href={url}>
      {thumbnailUrl !== undefined && (
        <Picture className={styles.still} src={thumbnailUrl} alt="" use="thumbnail" sizes="80px" />
      )}
      <span>
        {title}
        <small className={styles.names}>{notes.filter(Boolean).join(" · ")}</small>
      </span>
    </a>
  );
}
