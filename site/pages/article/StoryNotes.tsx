// What follows the last line of a story in every variant: what was put right, notes, where an agency's story stands, topics, the people who wrote it.

import type { ReactNode } from "react";
import { Corrections } from "../../corrections/Corrections.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import type { StoryProps } from "./article-props.ts";
import { AuthorBox } from "./AuthorBox.tsx";
import styles from "./StoryNotes.module.css";

export function StoryNotes({ corrections, footnote, source, originalUrl, tags, authors }: StoryProps): ReactNode {
  return (
    <>
      <Corrections place="end" corrections={corrections} />
      {footnote !== undefined && <SafeHtml as="p" className={styles.footnote} html={footnote} />}
      {originalUrl !== undefined && (
        <p className={styles.footnote}>
          This story was first published by <a href={originalUrl}>{source?.name ?? new URL(originalUrl).host}</a>.
        </p>
      )}
      {tags.length > 0 && (
        <nav aria-label="Topics of this story" className={styles.topics}>
          <span className={styles.label} aria-hidden="true">
            Topics
          </span>
          <ul role="list" className={styles.tags}>
            {tags.map(({ title, url }) => (
              <li key={url}>
                <a className={styles.tag} href={url} rel="tag">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {authors.map((author) => author.bio !== undefined && <AuthorBox key={author.name} {...author} />)}
    </>
  );
}
