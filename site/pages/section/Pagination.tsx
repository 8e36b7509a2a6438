// The way through a listing's pages (FRONT-07): real links, so that it needs no script.

import type { ReactNode } from "react";
import { pageUrl, type ListingPlace } from "./listing-pages.ts";
import styles from "./Pagination.module.css";

export function Pagination({ path, page, pages }: ListingPlace & { path: string }): ReactNode {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 && (
        <a className={styles.step} href={pageUrl(path, page - 1)} rel="prev">
          Newer
        </a>
      )}
      <ol role="list" className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <a
              className={styles.number}
              href={pageUrl(path, number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles.step} href={pageUrl(path, page + 1)} rel="next">
          Older
        </a>
      )}
    </nav>
  );
}
