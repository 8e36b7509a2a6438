// The archive of a section or a tag: its months by year, or the stories of a month.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Pagination, type PageLinks } from "../../ui/Pagination.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { DatedStories } from "../person/DatedStories.tsx";
import type { ListedStory } from "../person/listed-story.ts";
import type { ArchiveYear, MonthLink } from "./archive-months.ts";
import styles from "./Page.module.css";

interface ArchivedMonth {
  stories: ListedStory[];
  pages: PageLinks;
  older: MonthLink | undefined;
  newer: MonthLink | undefined;
  archiveUrl: string;
}

export interface ArchivePageProps {
  title: string;
  front: MonthLink;
  /** Either all months … */
  years?: ArchiveYear[];
  /** … or the stories of one. */
  month?: ArchivedMonth;
}

export function Page({ title, front, years = [], month }: ArchivePageProps): ReactNode {
  return (
    <div className={classNames("frame", styles.page)}>
      <header className={styles.head}>
        <p className={styles.front}>
          <a href={front.url}>{front.name}</a>
        </p>
        <h1 className={styles.title}>{title}</h1>
      </header>
      {years.map(({ year, months }) => (
        <section key={year} aria-label={year}>
          <SectionTitle title={year} />
          <ul role="list" className={styles.months}>
            {months.map(({ name, url }) => (
              <li key={url}>
                <a className={styles.month} href={url}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {month !== undefined && <Month {...month} />}
    </div>
  );
}

function Month({ stories, pages, older, newer, archiveUrl }: ArchivedMonth): ReactNode {
  return (
    <>
      <section className={styles.stories} aria-label="Stories">
        <h2 className="visually-hidden">Stories</h2>
        <DatedStories stories={stories} />
        <Pagination {...pages} />
      </section>
      <nav className={styles.beside} aria-label="Months">
        <span>
          {older !== undefined && (
            <a className={styles.step} href={older.url}>
              <Icon name="chevron-left" />
              {older.name}
            </a>
          )}
        </span>
        <a className={styles.step} href={archiveUrl}>
          All months
        </a>
        <span>
          {newer !== undefined && (
            <a className={styles.step} href={newer.url}>
              {newer.name}
              <Icon name="chevron-right" />
            </a>
          )}
        </span>
      </nav>
    </>
  );
}
