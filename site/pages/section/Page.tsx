// The front of a section or a tag, and the listing pages behind it.

import type { ReactNode } from "react";
import type { Topic } from "../../device/follow/followed-topics.ts";
import { TopicOfPage } from "../../device/follow/topic-of-page.ts";
import { Pagination, type PageLinks } from "../../ui/Pagination.tsx";
import { OnNow } from "../../tv/strip/OnNow.tsx";
import { CategoryHeading } from "../../blocks/category-heading/CategoryHeading.tsx";
import { Front, type FrontPageProps } from "./Front.tsx";
import styles from "./Page.module.css";

interface SectionPageProps extends FrontPageProps {
  topic: Topic;
  pages: PageLinks;
  /** Absent when the pre-content brings its own (FRONT-05). */
  heading?: { title: string; description?: string };
}

export function Page({ onNow, pages, heading, topic, ...regions }: SectionPageProps): ReactNode {
  const isEmpty = regions.main.length === 0;
  return (
    <TopicOfPage value={topic}>
      <OnNow channels={onNow} />
      <Front {...regions} heading={heading && <CategoryHeading {...heading} links={[]} />}>
        {isEmpty && <p className={styles.empty}>There are no more stories here. The newest are on the first page.</p>}
        {pages.page > 1 && <Pagination {...pages} />}
      </Front>
    </TopicOfPage>
  );
}
