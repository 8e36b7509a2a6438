// The key events of live coverage as jump links, newest first; the older ones open on demand.

import type { ReactNode } from "react";
import { timeOf } from "../../lib/dates.ts";
import { useRenderedAt } from "../../../core/rendered-at.ts";
import { exactTime } from "../../live/exact-time.ts";
import type { KeyEvent } from "../../live/key-events.ts";
import { postAddress, postAnchor } from "../../live/post-address.ts";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import styles from "./KeyEvents.module.css";

interface KeyEventsProps {
  events: readonly KeyEvent[];
  path: string;
  /** The posts on this page: links to them jump, links to others open the page they stand on. */
  onPage: ReadonlySet<string>;
}

const shownAtOnce = 5;

export function KeyEvents({ events, path, onPage }: KeyEventsProps): ReactNode {
  if (events.length === 0) return null;
  const list = (some: readonly KeyEvent[]) => (
    <ol role="list" className={styles.list}>
      {some.map((event) => (
        <li key={event.id} className={styles.event}>
          <a
            className={styles.link}
            href={onPage.has(event.id) ? `#${postAnchor(event.id)}` : postAddress(path, event.id)}
            rel="nofollow"
            data-jump={event.id}
          >
            <EventTime time={event.time} />
            {event.label}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Key events">
      <SectionTitle title="Key events" />
      {list(events.slice(0, shownAtOnce))}
      {events.length > shownAtOnce && (
        <details>
          <summary className={styles.summary}>Earlier key events</summary>
          {list(events.slice(shownAtOnce))}
        </details>
      )}
    </nav>
  );
}

function EventTime({ time }: { time: string | undefined }): ReactNode {
  const now = useRenderedAt();
  const at = timeOf(time);
  return (
    at !== undefined && (
      <time className={styles.time} dateTime={time}>
        {exactTime(at, now)}
      </time>
    )
  );
}
