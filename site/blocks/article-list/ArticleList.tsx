// The list of a section (LIST-01): newest first, with Show More that goes on where the page's lists ended (LIST-08).

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { StoryCard } from "../story/StoryCard.tsx";
import styles from "./ArticleList.module.css";
import { ListStory, lookOf } from "./ListStory.tsx";
import { ShowMore } from "./ShowMore.tsx";

export function ArticleList(props: BlockProps<"article-list">): ReactNode {
  const { title, url, items, button, hasHero, hasMulti, hasMore, queryParams, from, moreUrl } = props;
  if (items.length === 0) return null;
  const [first] = items;
  const listed = hasHero ? items.slice(1) : items;
  const look = lookOf(props);
  return (
    <Module title={title} url={url} unseenTitle="Latest stories">
      {hasHero && first !== undefined && (
        <StoryCard
          className={styles.hero}
          story={first}
          size="large"
          use="hero"
          hasCategory={look.hasCategory}
          hasDescription={look.hasDescription}
          hasTime={look.hasTime}
        />
      )}
      <ul role="list" className={classNames(styles.list, hasMulti && styles.multi)}>
        {listed.map((story) => (
          <li key={story.url} className={styles.item}>
            <ListStory story={story} look={look} />
          </li>
        ))}
      </ul>
      {hasMore && queryParams !== undefined ? (
        <Island
          name="show-more"
          component={ShowMore}
          props={{ start: { queryParams, from: from ?? items.length }, url: moreUrl, look }}
        />
      ) : (
        button !== undefined && (
          <p className={styles.more}>
            <LinkButton href={button.url} look="outline">
              {button.text}
            </LinkButton>
          </p>
        )
      )}
    </Module>
  );
}
