// Columnists with their faces, headlines in the reading serif.

import type { ReactNode } from "react";
import { Avatar } from "../../ui/Avatar.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryHeadline } from "../story/StoryHeadline.tsx";
import styles from "./OpinionRow.module.css";

export function OpinionRow({ title, url, items }: BlockProps<"opinion-row">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Module title={title} url={url} className={styles.module}>
      <ul role="list" className={styles.row}>
        {items.map((story) => {
          const [author] = story.authors ?? [];
          return (
            <li key={story.url} className={styles.cell}>
              <article className={styles.column}>
                {author !== undefined && (
                  <Avatar name={author.name} src={author.avatar} size="large" className={styles.face} />
                )}
                <div className={styles.words}>
                  {author !== undefined && <span className={styles.author}>{author.name}</span>}
                  <StoryHeadline story={story} size="medium" serif />
                </div>
              </article>
            </li>
          );
        })}
      </ul>
    </Module>
  );
}
