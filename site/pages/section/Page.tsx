// The front of a section or a tag, and the listing pages behind it.

import type { ReactNode } from "react";
import { CategoryHeading } from "../../blocks/category-heading/CategoryHeading.tsx";
import { Front, type FrontProps } from "./Front.tsx";
import type { ListingPlace } from "./listing-pages.ts";
import styles from "./Page.module.css";
import { Pagination } from "./Pagination.tsx";

interface SectionPageProps extends FrontProps {
  path: string;
  place: ListingPlace;
  /** Absent when the pre-content brings its own (FRONT-05). */
  heading?: { title: string; description?: string | undefined };
}

export function Page({ path, place, heading, ...regions }: SectionPageProps): ReactNode {
  const isEmpty = regions.main.length === 0;
  return (
    <Front {...regions} heading={heading && <CategoryHeading {...heading} links={[]} />}>
      {isEmpty && <p className={styles.empty}>There are no more stories here. The newest are on the first page.</p>}
      {place.page > 1 && <Pagination path={path} {...place} />}
    </Front>
  );
}
