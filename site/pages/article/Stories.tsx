// Where to go next: a list for the rail, cards for the width of the page. Nothing is drawn for an empty list.

import { useId, type ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import type { StoryOffer } from "./article-props.ts";
import styles from "./Stories.module.css";

interface StoriesProps {
  title: string;
  href?: string | undefined;
  stories: readonly StoryOffer[];
}

function Time({ publicationDate, lastPublishedDate }: StoryOffer): ReactNode {
  return (
    <RelativeTime
      {...(publicationDate && { publicationDate })}
      {...(lastPublishedDate && { lastPublishedDate })}
      className={styles.time}
    />
  );
}

function Heading({ title, href, id }: { title: string; href: string | undefined; id: string }): ReactNode {
  return <SectionTitle title={title} id={id} {...(href && { href })} />;
}

export function StoryList({ title, href, stories }: StoriesProps): ReactNode {
  const heading = useId();
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Heading title={title} href={href} id={heading} />
      <ul role="list" className={styles.list}>
        {stories.map((story) => (
          <li key={story.url} className={styles.row}>
            <span className={styles.words}>
              <a className={styles.rowTitle} href={story.url}>
                {story.title}
              </a>
              <Time {...story} />
            </span>
            {story.imageUrl !== undefined && (
              <Picture src={story.imageUrl} alt="" use="thumbnail" sizes="88px" className={styles.thumbnail} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StoryCards({ title, href, stories, narrow = false }: StoriesProps & { narrow?: boolean }): ReactNode {
  const heading = useId();
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Heading title={title} href={href} id={heading} />
      <ul role="list" className={classNames(styles.cards, narrow && styles.narrow)}>
        {stories.map((story) => (
          <li key={story.url} className={styles.card}>
            <Picture src={story.imageUrl} alt="" use="card" sizes="(min-width: 992px) 280px, 45vw">
              {story.isVideo && (
                <span className={styles.play}>
                  <Icon name="play" />
                </span>
              )}
            </Picture>
            <a className={styles.cardTitle} href={story.url}>
              {story.title}
            </a>
            <Time {...story} />
          </li>
        ))}
      </ul>
    </section>
  );
}
