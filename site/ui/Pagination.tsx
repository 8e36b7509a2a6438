// The way through the pages of a list: real links, so that it needs no script. A list of known length shows all its pages.

import type { ReactNode } from "react";
import { inSiteWords } from "../../model/brand/site-words.ts";
import { LinkButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./Pagination.module.css";

export interface PageLinks {
  page: number;
  previous?: string;
  next?: string;
  /** The addresses of all pages, where it is known how many there are. */
  pages?: readonly string[];
}

interface PaginationProps extends PageLinks {
  /** Lists run from new to old unless told otherwise. */
  words?: { previous: string; next: string };
}

const byTime = { previous: "Newer", next: "Older" };

export function Pagination({ page, previous, next, pages, words = byTime }: PaginationProps): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages" {...inSiteWords()}>
      <span className={styles.step}>
        {previous !== undefined && (
          <LinkButton look="outline" href={previous} rel="prev">
            <Icon name="chevron-left" />
            {words.previous}
          </LinkButton>
        )}
      </span>
      {pages === undefined ? <span className={styles.place}>Page {page}</span> : <Numbers page={page} pages={pages} />}
      <span className={styles.step}>
        {next !== undefined && (
          <LinkButton look="outline" href={next} rel="next">
            {words.next}
            <Icon name="chevron-right" />
          </LinkButton>
        )}
      </span>
    </nav>
  );
}

function Numbers({ page, pages }: { page: number; pages: readonly string[] }): ReactNode {
  return (
    <ol role="list" className={styles.numbers}>
      {pages.map((url, index) => (
        <li key={url}>
          <a
            className={styles.number}
            href={url}
            aria-label={`Page ${index + 1}`}
            aria-current={index + 1 === page ? "page" : undefined}
          >
            {index + 1}
          </a>
        </li>
      ))}
    </ol>
  );
}
