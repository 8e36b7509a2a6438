// A row of posters, ten at most; with four or more it has arrows (LIST-11).

import type { ReactNode } from "react";
import { Carousel } from "../../ui/Carousel.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import { StoryCard } from "../story/StoryCard.tsx";
import styles from "./VideoRow.module.css";

const mostPosters = 10;

interface VideoRowProps {
  label: string;
  items: readonly StoryItem[];
  hasCategory: boolean;
  hasTime: boolean;
}

export function VideoRow({ label, items, hasCategory, hasTime }: VideoRowProps): ReactNode {
  return (
    <Carousel
      label={label}
      arrows="above"
      className={styles.row}
      items={items.slice(0, mostPosters).map((story) => (
        <StoryCard
          key={story.url}
          story={{ ...story, form: "video" }}
          use="poster"
          hasCategory={hasCategory}
          hasTime={hasTime}
        />
      ))}
    />
  );
}
