// A row of posters that scrolls sideways by touch, wheel and keys; with four or more, arrows do it too (LIST-11).

import type { ReactNode } from "react";
import { Island } from "../../../core/Island.tsx";
import { hasArrows } from "../../ui/Carousel.tsx";
import type { StoryItem } from "../story/story-item.ts";
import { StoryCard } from "../story/StoryCard.tsx";
import { RowArrows } from "./RowArrows.tsx";
import styles from "./VideoRow.module.css";

const mostPosters = 10;

interface VideoRowProps {
  label: string;
  items: readonly StoryItem[];
  hasCategory: boolean;
  hasTime: boolean;
}

export function VideoRow({ label, items, hasCategory, hasTime }: VideoRowProps): ReactNode {
  const posters = items.slice(0, mostPosters);
  return (
    <div className={styles.frame}>
      {/* A scrolling region must be reachable, so that the arrow keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul role="list" className={styles.row} tabIndex={0} aria-label={label}>
        {posters.map((story) => (
          <li key={story.url} className={styles.poster}>
            <StoryCard story={{ ...story, form: "video" }} use="poster" hasCategory={hasCategory} hasTime={hasTime} />
          </li>
        ))}
      </ul>
      {hasArrows(posters.length) && <Island name="row-arrows" component={RowArrows} props={{ label }} />}
    </div>
  );
}
