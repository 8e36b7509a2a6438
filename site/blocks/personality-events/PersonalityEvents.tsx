// Where people of the channel can be met (CARD-05).

import type { ReactNode } from "react";
import { shortDate, timeOf } from "../../lib/dates.ts";
import { isExternal } from "../../lib/site-path.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../schemas.ts";
import styles from "./PersonalityEvents.module.css";

type PersonalityEvent = BlockProps<"personality-events">["items"][number];

export function PersonalityEvents({ title = "Events", url, items }: BlockProps<"personality-events">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Module title={title} url={url}>
      <ul role="list" className={styles.events}>
        {items.map((event) => (
          <li key={`${event.title} ${event.date}`}>
            <Event {...event} />
          </li>
        ))}
      </ul>
    </Module>
  );
}

function Event(event: PersonalityEvent): ReactNode {
  const { title, description, url, imageUrl, date, location } = event;
  const at = timeOf(date);
  return (
    <article className={styles.event}>
      {imageUrl !== undefined && (
        <Picture className={styles.picture} src={imageUrl} alt="" use="card" sizes="(min-width: 768px) 260px, 100vw" />
      )}
      <div className={styles.words}>
        {at !== undefined && (
          <p className={styles.date}>
            <time dateTime={new Date(at).toISOString()}>{shortDate(at)}</time>
          </p>
        )}
        <h3 className={styles.title}>{url === undefined ? title : <a href={url}>{title}</a>}</h3>
        {location !== undefined && (
          <p className={styles.place}>
            {location.url === undefined ? location.name : <a href={location.url}>{location.name}</a>}
          </p>
        )}
        {description !== undefined && <SafeHtml className={styles.description} html={description} />}
        <Buttons {...event} />
      </div>
    </article>
  );
}

function Buttons({ title, ticketUrl, ticketText, websiteUrl, websiteText }: PersonalityEvent): ReactNode {
  if (ticketUrl === undefined && websiteUrl === undefined) return null;
  const more = <span className="visually-hidden">: {title}</span>;
  return (
    <p className={styles.buttons}>
      {ticketUrl !== undefined && (
        <LinkButton href={ticketUrl} newTab={isExternal(ticketUrl)}>
          {ticketText}
          {more}
        </LinkButton>
      )}
      {websiteUrl !== undefined && (
        <LinkButton href={websiteUrl} look="outline" newTab={isExternal(websiteUrl)}>
          {websiteText}
          {more}
        </LinkButton>
      )}
    </p>
  );
}
