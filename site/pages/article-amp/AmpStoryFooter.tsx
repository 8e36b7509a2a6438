// What follows the last line of an AMP story: notes, tags, who wrote it, and the way to what AMP cannot show.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import styles from "../article/ArticleFooter.module.css";
import { AuthorBox } from "../article/AuthorBox.tsx";
import type { AmpPageProps } from "./amp-props.ts";

export function AmpStoryFooter({ path, footnote, tags, authors, allowComments }: AmpPageProps): ReactNode {
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
      {allowComments && (
        <p>
          <LinkButton href={`${path}#comments`} look="outline">
            Join the conversation
          </LinkButton>
        </p>
      )}
    </footer>
  );
}
