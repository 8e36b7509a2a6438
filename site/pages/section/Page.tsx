// The front of a section or a tag, and the listing pages behind it.

import type { ReactNode } from "react";
import type { Regions } from "../../../content/layouts/regions.ts";
import type { Topic } from "../../device/follow/followed-topics.ts";
import { TopicOfPage } from "../../device/follow/topic-of-page.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { Pagination, type PageLinks } from "../../ui/Pagination.tsx";
import type { OnNowChannel } from "../../tv/strip/fetch-on-now.ts";
import { OnNow } from "../../tv/strip/OnNow.tsx";
import { CategoryHeading } from "../../blocks/category-heading/CategoryHeading.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import { isEmptyFront, offersMore } from "./front-stories.ts";
import styles from "./Page.module.css";
import { isTitle } from "./section-heading.ts";

interface SectionPageProps {
  onNow: readonly OnNowChannel[];
  topic: Topic;
  pages: PageLinks;
  /** Where its stories are listed month by month; absent where there are none. */
  archiveUrl?: string;
  /** Absent when the pre-content brings its own (FRONT-05). */
  heading?: { title: string; description?: string };
  regions: Regions;
}

export function Page({ onNow, pages, archiveUrl, heading, topic, regions }: SectionPageProps): ReactNode {
  const isEmpty = pages.page === 1 ? isEmptyFront(regions) : regions.main.length === 0;
  const titledBy = heading === undefined ? regions.preContent.find(isTitle) : undefined;
  return (
    <TopicOfPage value={topic}>
      <OnNow channels={onNow} />
      <PageRegions
        regions={regions}
        renderers={blockComponents}
        {...(titledBy && { titledBy })}
        before={{ preContent: heading && <CategoryHeading {...heading} links={[]} /> }}
        after={{
          main: (
            <>
              {isEmpty && <Empty topic={topic} pages={pages} />}
              {(pages.page > 1 || !offersMore(regions)) && <Pagination {...pages} />}
              {archiveUrl !== undefined && (
                <p className={styles.archive}>
                  <a href={archiveUrl}>All stories in {topic.name}, month by month</a>
                </p>
              )}
            </>
          ),
        }}
      />
    </TopicOfPage>
  );
}

function Empty({ topic, pages: { page, next } }: { topic: Topic; pages: PageLinks }): ReactNode {
  return <p className={styles.empty}>{page > 1 ? nothingFurther : <EmptyFront name={topic.name} stories={next} />}</p>;
}

const nothingFurther = "There are no more stories here. The newest are on the first page.";

/** Editors may have put nothing on the front of a section that has stories: those are on the pages behind it. */
function EmptyFront({ name, stories }: { name: string; stories: string | undefined }): ReactNode {
  if (stories === undefined) {
    return `No story has been published in ${name} yet. The first one will stand here the moment it is.`;
  }
  return (
    <>
      There is nothing here right now. <a href={stories}>All stories in {name}</a>
    </>
  );
}
