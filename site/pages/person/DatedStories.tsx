// Stories one below the other, each with its date: the record of what someone has written, or a show has covered.

import type { ReactNode } from "react";
import { monthDayAndYear, timeOf } from "../../lib/dates.ts";
import { classNames } from "../../ui/class-names.ts";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./DatedStories.module.css";
import type { ListedStory } from "./listed-story.ts";

function date(publicationDate: string | undefined): ReactNode {
  const at = timeOf(publicationDate);
  if (at === undefined) return null;
  return (
    <time className={styles.date} dateTime={new Date(at).toISOString()}>
      {monthDayAndYear(at)}
    </time>
  );
}

interface DatedStoriesProps {
  stories: readonly ListedStory[];
  /** The first story stands large above the others. */
  hasLead?: boolean;
}

export function DatedStories({ stories, hasLead = false }: DatedStoriesProps): ReactNode {
  const isLead = (index: number) => hasLead && index === 0;
  return (
    <ol role="list" className={styles.list}>
      {stories.map(({ title, url, dek, imageUrl, category, isOpinion, publicationDate }, index) => (
        <li key={url}>
          <article className={classNames(styles.story, isLead(index) && styles.lead)}>
            {date(publicationDate)}
            <div className={styles.words}>
              {category !== undefined && (
                <Eyebrow href={category.url} tone={isOpinion ? "opinion" : "section"}>
                  {category.name}
                </Eyebrow>
              )}
              <h3 className={styles.headline}>
                <a href={url}>{title}</a>
              </h3>
              {dek !== undefined && <p className={styles.dek}>{dek}</p>}
            </div>
            {imageUrl !== undefined && (
              <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
                {isLead(index) ? (
                  <Picture src={imageUrl} alt="" use="card" sizes="(min-width: 992px) 600px, 100vw" />
                ) : (
                  <Picture src={imageUrl} alt="" use="thumbnail" sizes="(min-width: 768px) 200px, 112px" />
                )}
              </a>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
