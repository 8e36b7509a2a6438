// The list of a section (LIST-01): newest first, with Show More that goes on where the page's lists ended (LIST-08).

import { useState, type MouseEvent, type ReactNode } from "react";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../schemas.ts";
import { StoryCard } from "../story/StoryCard.tsx";
import { ListStory } from "./ListStory.tsx";
import { fetchMore, type MorePlace } from "./fetch-more.ts";
import styles from "./ArticleList.module.css";

type ArticleListProps = BlockProps<"article-list">;

export function ArticleList(props: ArticleListProps): ReactNode {
  const { title, url, button, hasHero, hasMulti, hasCategory, hasDescription, hasTime, moreUrl } = props;
  const [items, setItems] = useState(props.items);
  const [place, setPlace] = useState(firstPlace(props));
  const [isBusy, setBusy] = useState(false);
  if (items.length === 0) return null;

  const showMore = (from: MorePlace) => {
    if (isBusy) return;
    setBusy(true);
    fetchMore(from)
      .then(({ stories, next }) => {
        setItems((shown) => [...shown, ...stories.filter((story) => shown.every((other) => other.url !== story.url))]);
        setPlace(next);
      })
      // The page that shows the same without script is the way on when the call fails.
      .catch(() => (moreUrl === undefined ? setPlace(undefined) : location.assign(moreUrl)))
      .finally(() => setBusy(false));
  };

  const [first, ...rest] = items;
  const listed = hasHero ? rest : items;
  return (
    <Module title={title} url={url} label="Latest stories">
      {hasHero && first !== undefined && (
        <StoryCard
          className={styles.hero}
          story={first}
          size="large"
          use="hero"
          hasCategory={hasCategory}
          hasDescription={hasDescription}
          hasTime={hasTime}
        />
      )}
      <ul role="list" className={classNames(styles.list, hasMulti && styles.multi)}>
        {listed.map((story) => (
          <li key={story.url} className={styles.item}>
            <ListStory story={story} {...props} />
          </li>
        ))}
      </ul>
      {place !== undefined && <ShowMore place={place} url={moreUrl} isBusy={isBusy} onMore={showMore} />}
      {button !== undefined && place === undefined && (
        <p className={styles.more}>
          <LinkButton href={button.url} look="outline">
            {button.text}
          </LinkButton>
        </p>
      )}
    </Module>
  );
}

function firstPlace({ hasMore, queryParams, from, items }: ArticleListProps): MorePlace | undefined {
  return hasMore && queryParams !== undefined ? { queryParams, from: from ?? items.length } : undefined;
}

interface ShowMoreProps {
  place: MorePlace;
  url: string | undefined;
  isBusy: boolean;
  onMore(place: MorePlace): void;
}

/** A link to the next listing page until script takes it over; a list without such a page has a button that needs script. */
function ShowMore({ place, url, isBusy, onMore }: ShowMoreProps): ReactNode {
  if (url === undefined) {
    return (
      <p className={classNames("needs-script", styles.more)}>
        <Button look="outline" busy={isBusy} onClick={() => onMore(place)}>
          Show More
        </Button>
      </p>
    );
  }
  const takeOver = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore(place);
  };
  return (
    // The click reaches the paragraph from the link, also from the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p className={styles.more} onClick={takeOver} aria-busy={isBusy || undefined}>
      <LinkButton href={url} look="outline">
        {isBusy ? "Loading …" : "Show More"}
      </LinkButton>
    </p>
  );
}
