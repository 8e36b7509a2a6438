// Stories worth another look, from here and from the network (LIST-10).

import type { ReactNode } from "react";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryHeadline } from "../story/StoryHeadline.tsx";
import { StoryPicture } from "../story/StoryPicture.tsx";
import { recirculationButton } from "./recirculation-button.ts";
import styles from "./RecirculationUnit.module.css";

export function RecirculationUnit(props: BlockProps<"recirculation-unit">): ReactNode {
  const { title = "More to read", url, items, hasSource } = props;
  if (items.length === 0) return null;
  return (
    <Module title={title} url={url} more={recirculationButton(props)} className={styles.unit}>
      <ul role="list" className={styles.grid}>
        {items.map((story) => (
          <li key={story.url}>
            <article className={styles.story}>
              <StoryPicture story={story} use="thumbnail" sizes="(min-width: 768px) 240px, 45vw" />
              <div className={styles.words}>
                {hasSource && story.source !== undefined && <Eyebrow tone="quiet">{story.source}</Eyebrow>}
                <StoryHeadline story={story} size="tiny" />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Module>
  );
}
