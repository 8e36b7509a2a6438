// What follows the last line: notes, tags, the people who wrote it, an ad, the conversation.

import type { ReactNode } from "react";
import { AdPlace } from "../../ads/AdPlace.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import styles from "./ArticleFooter.module.css";
import type { StoryProps } from "./article-props.ts";
import { AuthorBox } from "./AuthorBox.tsx";
import { Comments } from "./Comments.tsx";

export function ArticleFooter({ id, footnote, tags, authors, allowComments }: StoryProps): ReactNode {
  return (
    <footer className={styles.footer}>
      {footnote !== undefined && <SafeHtml as="p" className={styles.footnote} html={footnote} />}
      {tags.length > 0 && (
        <nav aria-label="Topics of this story">
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
      {allowComments && <Comments id={id} />}
      <AdPlace slot="foot1" />
    </footer>
  );
}
