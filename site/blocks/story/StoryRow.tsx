// A story lying down: a small picture beside the headline.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import { StoryEyebrow } from "./StoryEyebrow.tsx";
import { StoryHeadline, type HeadlineSize } from "./StoryHeadline.tsx";
import { StoryPicture } from "./StoryPicture.tsx";
import styles from "./StoryRow.module.css";

interface StoryRowProps {
  story: StoryItem;
  size?: HeadlineSize;
  hasPicture?: boolean;
  hasCategory?: boolean;
  hasTime?: boolean;
  className?: string;
}

export function StoryRow(props: StoryRowProps): ReactNode {
  const { story, size = "tiny", hasPicture = true, hasCategory = false, hasTime = true, className } = props;
  return (
    <article className={classNames(styles.row, className)}>
      <div className={styles.words}>
        <StoryEyebrow story={story} hasCategory={hasCategory} />
        <StoryHeadline story={story} size={size} serif={story.isOpinion === true} />
        {hasTime && (
          <RelativeTime
            className={styles.time}
            publicationDate={story.publicationDate}
            lastPublishedDate={story.lastPublishedDate}
          />
        )}
      </div>
      {hasPicture && story.imageUrl !== undefined && (
        <span className={styles.picture}>
          <StoryPicture story={story} use="thumbnail" hasPills={story.duration !== undefined} />
        </span>
      )}
    </article>
  );
}
