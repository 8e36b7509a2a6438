// What readers open most, by number (CARD-07, LIST-11).

import type { ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryHeadline } from "../story/StoryHeadline.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./Trending.module.css";

export function Trending({
  title,
  url,
  items,
  hasCategory,
  buttonLabel,
  buttonLink,
}: BlockProps<"trending">): ReactNode {
  if (items.length === 0) return null;
  const more =
    buttonLabel !== undefined && buttonLink !== undefined ? { text: buttonLabel, url: buttonLink } : undefined;
  return (
    <Module title={title} url={url} more={more}>
      <ol role="list" className={styles.list}>
        {items.map((story) => (
          <li key={story.url} className={styles.item}>
            <div className={styles.words}>
              <StoryHeadline story={story} size="tiny" />
              <Note story={story} hasCategory={hasCategory} />
            </div>
          </li>
        ))}
      </ol>
    </Module>
  );
}

function Note({
  story: { form, duration, category },
  hasCategory,
}: {
  story: StoryItem;
  hasCategory: boolean;
}): ReactNode {
  if (form === "video") {
    return (
      <span className={styles.note}>
        <Icon name="play" className={styles.play} />
        {duration === undefined ? "Video" : durationText(duration)}
      </span>
    );
  }
  return hasCategory && category !== undefined ? <span className={styles.note}>{category.name}</span> : null;
}
