// Where to go next: a list for the rail, cards for the width of the page, columns of opinion with their writers' faces. Nothing is drawn for
// an empty list.

import { useId, type ReactNode } from "react";
import { Avatar } from "../../ui/Avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import type { StoryOffer } from "./article-props.ts";
import styles from "./Stories.module.css";

interface StoriesProps {
  title: string;
  href?: string;
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

/** Opinion is told from news wherever it stands: by its writer's name and the reading serif. */
function Title({ story: { title, url, columnist }, className }: { story: StoryOffer; className: string | undefined }) {
  return (
    <>
      {columnist !== undefined && <span className={styles.columnist}>{columnist.name}</span>}
      <a className={classNames(styles.title, columnist && styles.serif, className)} href={url}>
        {title}
      </a>
    </>
  );
}

interface ModuleProps extends StoriesProps {
  className: string | undefined;
  itemClassName: string | undefined;
  children: (story: StoryOffer) => ReactNode;
}

function Module({ title, href, stories, className, itemClassName, children }: ModuleProps): ReactNode {
  const heading = useId();
  if (stories.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionTitle title={title} id={heading} {...(href && { href })} />
      <ul role="list" className={className}>
        {stories.map((story) => (
          <li key={story.url} className={itemClassName}>
            {children(story)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StoryList(props: StoriesProps): ReactNode {
  return (
    <Module {...props} className={styles.list} itemClassName={styles.row}>
      {(story) => (
        <>
          <span className={styles.words}>
            <Title story={story} className={styles.rowTitle} />
            <Time {...story} />
          </span>
          {story.columnist === undefined
            ? story.imageUrl !== undefined && (
                <Picture src={story.imageUrl} alt="" use="thumbnail" sizes="88px" className={styles.thumbnail} />
              )
            : story.columnist.avatar !== undefined && (
                <Avatar name={story.columnist.name} src={story.columnist.avatar} />
              )}
        </>
      )}
    </Module>
  );
}

export function StoryCards({ narrow = false, ...props }: StoriesProps & { narrow?: boolean }): ReactNode {
  return (
    <Module {...props} className={classNames(styles.cards, narrow && styles.narrow)} itemClassName={styles.card}>
      {(story) => (
        <>
          <Picture src={story.imageUrl} alt="" use="card" sizes="(min-width: 992px) 280px, 45vw">
            {story.isVideo && (
              <span className={styles.play}>
                <Icon name="play" />
              </span>
            )}
          </Picture>
          <Title story={story} className={styles.cardTitle} />
          <Time {...story} />
        </>
      )}
    </Module>
  );
}

export function OpinionColumns(props: StoriesProps): ReactNode {
  return (
    <Module {...props} className={styles.cards} itemClassName={styles.column}>
      {(story) => (
        <>
          {story.columnist !== undefined && (
            <Avatar name={story.columnist.name} src={story.columnist.avatar} size="large" className={styles.face} />
          )}
          <Title story={story} className={styles.columnTitle} />
          <Time {...story} />
        </>
      )}
    </Module>
  );
}
