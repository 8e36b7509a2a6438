// The live coverage there is, and was (ROUTE-15).

import type { ReactNode } from "react";
import { CategoryHeading } from "../../blocks/category-heading/CategoryHeading.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Pill } from "../../ui/Pill.tsx";
import { RelativeTime } from "../../ui/RelativeTime.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import type { ListedCoverage, ListedEvent } from "./listed-coverage.ts";
import styles from "./Page.module.css";

interface CoveragePageProps extends ListedCoverage {
  title: string;
  description: string;
  regions: Regions;
}

export function Page({ title, description, current, past, regions }: CoveragePageProps): ReactNode {
  return (
    <PageRegions
      regions={regions}
      renderers={blockComponents}
      before={{
        preContent: <CategoryHeading title={title} description={description} links={[]} />,
        main: <Events current={current} past={past} />,
      }}
    />
  );
}

function Events({ current, past }: ListedCoverage): ReactNode {
  return (
    <div className={styles.lists}>
      <section aria-label="Happening now">
        <SectionTitle title="Happening now" />
        {current.length === 0 ? (
          <p className={styles.none}>Nothing is being covered live at this moment.</p>
        ) : (
          <ol role="list" className={styles.list}>
            {current.map((event, place) => (
              <li key={event.url}>
                <EventCard event={event} isLive isFirst={place === 0} />
              </li>
            ))}
          </ol>
        )}
      </section>
      {past.length > 0 && (
        <section aria-label="Earlier coverage">
          <SectionTitle title="Earlier coverage" />
          <ol role="list" className={styles.list}>
            {past.map((event) => (
              <li key={event.url}>
                <EventCard event={event} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface EventCardProps {
  event: ListedEvent;
  isLive?: boolean;
  isFirst?: boolean;
}

function EventCard({ event, isLive = false, isFirst = false }: EventCardProps): ReactNode {
  const { url, title, description, imageUrl, updates, isBreaking, latest } = event;
  return (
    <article className={classNames(styles.event, isFirst && styles.first)}>
      <a className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
        <Picture src={imageUrl} alt="" sizes="(min-width: 992px) 460px, 100vw" priority={isFirst} />
      </a>
      <div className={styles.words}>
        <p className={styles.line}>
          {isLive && <Pill kind="live" />}
          {isBreaking && isLive && <Pill kind="breaking" />}
          <span>
            {updates} update{updates === 1 ? "" : "s"}
          </span>
        </p>
        <h3 className={styles.title}>
          <a href={url}>{title}</a>
        </h3>
        {description !== undefined && <p className={styles.dek}>{description}</p>}
        {latest !== undefined && (
          <p className={styles.latest}>
            <RelativeTime publicationDate={latest.time} className={styles.time} /> {latest.label}
          </p>
        )}
      </div>
    </article>
  );
}
