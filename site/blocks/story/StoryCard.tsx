// A story upright: picture, eyebrow, headline, a line of description, its age.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { PictureUse } from "../../ui/picture-sources.ts";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import { StoryEyebrow } from "./StoryEyebrow.tsx";
import { StoryHeadline, type HeadlineSize } from "./StoryHeadline.tsx";
import { StoryPicture } from "./StoryPicture.tsx";
import { StoryPills } from "./StoryPills.tsx";
import styles from "./StoryCard.module.css";

interface StoryCardProps {
  story: StoryItem;
  size?: HeadlineSize;
  use?: PictureUse;
  sizes?: string;
  priority?: boolean;
  hasPicture?: boolean;
  hasCategory?: boolean;
  hasDescription?: boolean;
  hasTime?: boolean;
  className?: string;
  children?: ReactNode;
}

export function StoryCard(props: StoryCardProps): ReactNode {
  const { story, size = "small", use = "card", sizes, priority, className, children } = props;
  const { hasPicture = true, hasCategory = true, hasDescription = false, hasTime = true } = props;
  return (
    <article className={classNames(styles.card, className)}>
      {hasPicture && <StoryPicture story={story} use={use} sizes={sizes} priority={priority} />}
      <div className={styles.words}>
        {!hasPicture && (
          <span className={styles.pills}>
            <StoryPills story={story} />
          </span>
        )}
        <StoryEyebrow story={story} hasCategory={hasCategory} />
        <StoryHeadline story={story} size={size} serif={story.isOpinion === true} />
        {hasDescription && story.dek !== undefined && <p className={styles.dek}>{story.dek}</p>}
        {hasTime && (
          <RelativeTime
            className={styles.time}
            publicationDate={story.publicationDate}
            lastPublishedDate={story.lastPublishedDate}
          />
        )}
        {children}
      </div>
    </article>
  );
}
