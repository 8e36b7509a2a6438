// Where people of the channel can be met (CARD-05).

import type { ReactNode } from "react";
import { shortDate, timeOf } from "../../lib/dates.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Module } from "../Module.tsx";
import { OfferWords, type OfferButton } from "../OfferWords.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
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
      <OfferWords
        title={title}
        url={url}
        description={description}
        buttons={buttonsOf(event)}
        above={
          at !== undefined && (
            <p className={styles.date}>
              <time dateTime={new Date(at).toISOString()}>{shortDate(at)}</time>
            </p>
          )
        }
      >
        {location !== undefined && (
          <p className={styles.place}>
            {location.url === undefined ? location.name : <a href={location.url}>{location.name}</a>}
          </p>
        )}
      </OfferWords>
    </article>
  );
}

function buttonsOf({ ticketUrl, ticketText, websiteUrl, websiteText }: PersonalityEvent): OfferButton[] {
  return [
    ...(ticketUrl === undefined ? [] : [{ label: ticketText, url: ticketUrl, look: "solid" as const }]),
    ...(websiteUrl === undefined ? [] : [{ label: websiteText, url: websiteUrl, look: "outline" as const }]),
  ];
}
