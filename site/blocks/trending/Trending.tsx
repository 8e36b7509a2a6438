// What readers open most, by number (CARD-07, LIST-11).

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { durationText } from "../../lib/durations.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import type { ListLook } from "../article-list/ListStory.tsx";
import { ShowMore } from "../article-list/ShowMore.tsx";
import { StoryHeadline } from "../story/StoryHeadline.tsx";
import { StoryPicture } from "../story/StoryPicture.tsx";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./Trending.module.css";

export function Trending(props: BlockProps<"trending">): ReactNode {
  const { title, url, items, hasCategory, hasMore, queryParams, from, moreUrl } = props;
  if (items.length === 0) return null;
  return (
    <Module title={title} url={url} more={buttonOf(props)}>
      <ol role="list" className={styles.list}>
        {items.map((story) => (
          <li key={story.url} className={styles.item}>
            <article className={styles.words}>
              <StoryHeadline story={story} size="tiny" />
              <Note story={story} hasCategory={hasCategory} />
            </article>
            {story.imageUrl !== undefined && (
              <span className={styles.picture}>
                <StoryPicture story={story} use="thumbnail" sizes="(min-width: 992px) 160px, 80px" hasPills={false} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {hasMore && queryParams !== undefined && (
        <Island
          name="show-more"
          component={ShowMore}
          props={{ start: { queryParams, from: from ?? items.length }, url: moreUrl, look: lookOfFurther(hasCategory) }}
        />
      )}
    </Module>
  );
}

function buttonOf({ buttonLabel, buttonLink }: BlockProps<"trending">): { text: string; url: string } | undefined {
  return buttonLabel === undefined || buttonLink === undefined ? undefined : { text: buttonLabel, url: buttonLink };
}

/** What Show More brings is as short as the list above it. */
function lookOfFurther(hasCategory: boolean): ListLook {
  return {
    showImage: true,
    hasCategory,
    hasDescription: false,
    hasTime: false,
    renderByline: false,
    pillsPosition: "top",
    metaPosition: "bottom",
  };
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
