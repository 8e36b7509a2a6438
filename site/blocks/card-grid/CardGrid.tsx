// Stories side by side, with hairlines between them. On a phone the first keeps its full picture and the others lie down.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryCard } from "../story/StoryCard.tsx";
import styles from "./CardGrid.module.css";

const columnClass = { 2: styles.two, 3: styles.three, 4: styles.four } as const;
const pictureSizes = {
  2: "(min-width: 1280px) 430px, (min-width: 768px) 45vw, 100vw",
  3: "(min-width: 1280px) 280px, (min-width: 768px) 30vw, 40vw",
  4: "(min-width: 1280px) 210px, (min-width: 768px) 30vw, 40vw",
} as const;

export function CardGrid({ title, url, items, columns, hasDescription, hasTime }: BlockProps<"card-grid">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Module title={title} url={url} unseenTitle="Stories">
      <ul role="list" className={classNames(styles.grid, columnClass[columns])}>
        {items.map((story) => (
          <li key={story.url} className={styles.cell}>
            <StoryCard
              className={styles.card}
              story={story}
              size={columns === 2 ? "medium" : "small"}
              sizes={pictureSizes[columns]}
              hasDescription={hasDescription}
              hasTime={hasTime}
            />
          </li>
        ))}
      </ul>
    </Module>
  );
}
