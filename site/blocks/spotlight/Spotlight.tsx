// What matters now: one story at full voice, its related headlines, and the next few beside it.

import type { ReactNode } from "react";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryCard } from "../story/StoryCard.tsx";
import { StoryRow } from "../story/StoryRow.tsx";
import { RelatedLinks } from "./RelatedLinks.tsx";
import styles from "./Spotlight.module.css";

export function Spotlight({ title, url, items }: BlockProps<"spotlight">): ReactNode {
  const [hero, second, ...others] = items;
  if (hero === undefined) return null;
  // One headline alone would leave a hole beside the second story's picture.
  const isPair = others.length === 1;
  return (
    <Module title={title} url={url} unseenTitle="Top stories">
      <div className={styles.spotlight}>
        <StoryCard className={styles.hero} story={hero} size="hero" use="hero" priority hasDescription>
          <RelatedLinks links={hero.relatedArticles ?? []} />
        </StoryCard>
        {second !== undefined && (
          <div className={styles.side}>
            <StoryCard className={styles.second} story={second} size="medium" hasDescription />
            <ul role="list" className={styles.others}>
              {others.map((story) => (
                <li key={story.url} className={styles.other}>
                  {isPair ? (
                    <StoryCard story={story} size="medium" hasDescription />
                  ) : (
                    <StoryRow story={story} size="small" hasPicture={false} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Module>
  );
}
