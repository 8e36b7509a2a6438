// The stories that Show More brought. Loaded when the first of them are asked for.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { StoryItem } from "../../../model/stories/story-item.ts";
import styles from "./ArticleList.module.css";
import { ListStory, type ListLook } from "./ListStory.tsx";

export function FurtherStories({ stories, look }: { stories: readonly StoryItem[]; look: ListLook }): ReactNode {
  return (
    <ul role="list" className={classNames(styles.list, styles.further)}>
      {stories.map((story) => (
        <li key={story.url} className={styles.item}>
          <ListStory story={story} look={look} />
        </li>
      ))}
    </ul>
  );
}
