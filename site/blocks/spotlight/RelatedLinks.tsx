// Headlines that belong to a story (CARD-01), under it.

import type { ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import type { StoryLink } from "../../../model/stories/story-item.ts";
import styles from "./RelatedLinks.module.css";

export function RelatedLinks({ links }: { links: readonly StoryLink[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ title, url, duration }) => (
        <li key={url}>
          <a className={styles.link} href={url}>
            {title}
            {duration !== undefined && <span className={styles.duration}>{durationText(duration)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
