// A row of posters that scrolls sideways; in the browser its arrows work.

import type { ReactNode } from "react";
import { Carousel } from "../../ui/Carousel.tsx";
import type { StoryItem } from "../story/story-item.ts";
import { StoryCard } from "../story/StoryCard.tsx";

interface VideoRowProps {
  label: string;
  items: StoryItem[];
  hasCategory: boolean;
  hasTime: boolean;
}

/** What a poster shows of a video; the rest need not travel to the browser. */
export function posterOf(story: StoryItem): StoryItem {
  const { title, url, imageUrl, imageAlt, kickerText, category, duration, isLive, isBreaking, isDeveloping, publicationDate, lastPublishedDate } = story;
  const labels = { kickerText, category, duration, isLive, isBreaking, isDeveloping };
  return { title, url, form: "video", imageUrl, imageAlt, ...labels, publicationDate, lastPublishedDate };
}

export function VideoRow({ label, items, hasCategory, hasTime }: VideoRowProps): ReactNode {
  return (
    <Carousel
      label={label}
      items={items.map((story) => (
        <StoryCard key={story.url} story={story} use="poster" hasCategory={hasCategory} hasTime={hasTime} />
      ))}
    />
  );
}
