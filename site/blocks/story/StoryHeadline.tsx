// A headline whose link covers the whole story it stands in, so that one tap target and one link name serve picture and words.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./StoryHeadline.module.css";

export type HeadlineSize = "hero" | "large" | "medium" | "small" | "tiny";

interface StoryHeadlineProps {
  story: Pick<StoryItem, "title" | "url" | "isExternal">;
  size: HeadlineSize;
  level?: 2 | 3;
  /** Opinion speaks in the reading serif. */
  serif?: boolean;
}

export function StoryHeadline({ story, size, level = 3, serif = false }: StoryHeadlineProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <Heading className={classNames(styles.headline, styles[size], serif && styles.serif)}>
      <a className={styles.link} href={story.url} {...(story.isExternal && { target: "_blank", rel: "noopener" })}>
        {story.title}
        {story.isExternal && (
          <>
            <Icon name="external" className={styles.external} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </>
        )}
      </a>
    </Heading>
  );
}
