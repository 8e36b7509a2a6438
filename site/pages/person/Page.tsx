// A person's page (PERSON-03): who it is, what they host, what they have written.

import type { ReactNode } from "react";
import { PersonCard, type PersonCardProps } from "../../blocks/person-card/PersonCard.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { Follow } from "../../device/follow/Follow.tsx";
import type { Topic } from "../../device/follow/followed-topics.ts";
import { TopicOfPage } from "../../device/follow/topic-of-page.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import type { StoryList } from "../show/story-list.ts";
import { Pagination, type PageLinks } from "../../ui/Pagination.tsx";
import { ShowCard, type ShowSummary } from "../../blocks/show-list/ShowCard.tsx";
import { DatedStories } from "./DatedStories.tsx";
import styles from "./Page.module.css";
import type { PersonLink } from "./person-links.ts";

interface PersonPageProps {
  card: PersonCardProps;
  furtherLinks: PersonLink[];
  shows: ShowSummary[];
  list: StoryList;
  pages: PageLinks;
  regions: Regions;
  topic: Topic;
}

export function Page({ topic, ...props }: PersonPageProps): ReactNode {
  return (
    <TopicOfPage value={topic}>
      <Person {...props} />
    </TopicOfPage>
  );
}

function Person(props: Omit<PersonPageProps, "topic">): ReactNode {
  return (
    <PageRegions
      regions={props.regions}
      renderers={blockComponents}
      before={{ preContent: <Who {...props} />, main: <Stories {...props} /> }}
    />
  );
}

function Who({ card, furtherLinks, shows }: Omit<PersonPageProps, "topic">): ReactNode {
  return (
    <div className={classNames(styles.head, shows.length > 0 && styles.withShows)}>
      <PersonCard {...card} level={1}>
        {furtherLinks.length > 0 && (
          <ul role="list" className={styles.further}>
            {furtherLinks.map(({ text, url }) => (
              <li key={url}>
                <a href={url}>{text}</a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.follow}>
          <Follow />
        </div>
      </PersonCard>
      {shows.length > 0 && (
        <section aria-label="On air">
          <Eyebrow tone="signal" className={styles.onAir}>
            On air
          </Eyebrow>
          <ul role="list" className={styles.shows}>
            {shows.map((show) => (
              <li key={show.url}>
                <ShowCard show={show} level={2} sizes="(min-width: 992px) 300px, (min-width: 600px) 46vw, 92vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Stories({ list, pages }: Omit<PersonPageProps, "topic">): ReactNode {
  return (
    <section>
      <SectionTitle title={list.title} />
      {list.stories.length > 0 ? (
        <DatedStories stories={list.stories} />
      ) : (
        <p className={styles.none}>No stories yet.</p>
      )}
      <Pagination {...pages} />
    </section>
  );
}
