// One story of an article list: picture at the side, words beside it, each part as the list wants it.

import type { ReactNode } from "react";
import { Byline } from "../../ui/Byline.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryEyebrow } from "../story/StoryEyebrow.tsx";
import { StoryHeadline } from "../story/StoryHeadline.tsx";
import { StoryPicture } from "../story/StoryPicture.tsx";
import { StoryPills } from "../story/StoryPills.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./ListStory.module.css";

export type ListLook = Pick<
  BlockProps<"article-list">,
  "showImage" | "hasCategory" | "hasDescription" | "hasTime" | "renderByline" | "pillsPosition" | "metaPosition"
>;

/** Only these: they travel to the browser with Show More. */
export function lookOf(props: ListLook): ListLook {
  const { showImage, hasCategory, hasDescription, hasTime, renderByline, pillsPosition, metaPosition } = props;
  return { showImage, hasCategory, hasDescription, hasTime, renderByline, pillsPosition, metaPosition };
}

export function ListStory({ story, look }: { story: StoryItem; look: ListLook }): ReactNode {
  const { showImage, hasCategory, hasDescription, hasTime, renderByline, pillsPosition, metaPosition } = look;
  const pills = (
    <span className={styles.pills}>
      <StoryPills story={story} />
    </span>
  );
  const meta = (hasTime || renderByline) && (
    <span className={styles.meta}>
      {hasTime && <RelativeTime publicationDate={story.publicationDate} lastPublishedDate={story.lastPublishedDate} />}
      {renderByline && <Byline className={styles.byline} authors={story.authors ?? []} />}
    </span>
  );
  return (
    <article className={styles.story}>
      {showImage && (
        <span className={styles.picture}>
          <StoryPicture story={story} use="thumbnail" sizes="(min-width: 768px) 240px, 120px" hasPills={false} />
        </span>
      )}
      <div className={styles.words}>
        {pillsPosition === "top" && pills}
        {metaPosition === "top" && meta}
        <StoryEyebrow story={story} hasCategory={hasCategory} />
        <StoryHeadline story={story} size="medium" serif={story.isOpinion === true} />
        {hasDescription && story.dek !== undefined && <p className={styles.dek}>{story.dek}</p>}
        {metaPosition === "bottom" && meta}
        {pillsPosition === "bottom" && pills}
      </div>
    </article>
  );
}
