// A show's page (SHOW-01): banner, hosts in the left rail, stories, the right rail, the other shows.

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import type { SocialLink } from "../../../model/social-links.ts";
import { SocialLinks } from "../../blocks/person-card/SocialLinks.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { Follow } from "../../device/follow/Follow.tsx";
import type { Topic } from "../../device/follow/followed-topics.ts";
import { TopicOfPage } from "../../device/follow/topic-of-page.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { DatedStories } from "../person/DatedStories.tsx";
import { ShowCard, type Host, type ShowSummary } from "../../blocks/show-list/ShowCard.tsx";
import { ShowBanner, type ShowBannerProps } from "../../blocks/show-banner/ShowBanner.tsx";
import { Hosts } from "./Hosts.tsx";
import styles from "./Page.module.css";
import type { StoryList } from "./story-list.ts";

interface ShowPageProps {
  title: string;
  banner: ShowBannerProps;
  hosts: Host[];
  links: SocialLink[];
  coverage: StoryList;
  /** Its full episodes and its clips. */
  videos: Block[];
  others: ShowSummary[];
  regions: Regions;
  topic: Topic;
}

export function Page(props: ShowPageProps): ReactNode {
  return (
    <TopicOfPage value={props.topic}>
      <ShowBanner {...props.banner} level={1} />
      <PageRegions
        regions={props.regions}
        renderers={blockComponents}
        before={{ leftRail: <About {...props} />, main: <Stories {...props} /> }}
        after={{ postContent: props.others.length > 0 && <OtherShows shows={props.others} /> }}
      />
    </TopicOfPage>
  );
}

function About({ title, hosts, links }: ShowPageProps): ReactNode {
  return (
    <div className={styles.about}>
      <Follow />
      <section>
        <SectionTitle title={hosts.length === 1 ? "Host" : "Hosts"} />
        <Hosts hosts={hosts} />
      </section>
      {links.length > 0 && (
        <section className={styles.follow}>
          <SectionTitle title="Follow" />
          <SocialLinks name={title} links={links} />
        </section>
      )}
    </div>
  );
}

function Stories({ videos, coverage }: ShowPageProps): ReactNode {
  return (
    <>
      <Blocks blocks={videos} renderers={blockComponents} />
      <section>
        <SectionTitle title={coverage.title} />
        {coverage.stories.length > 0 ? (
          <DatedStories stories={coverage.stories} hasLead />
        ) : (
          <p className={styles.none}>No stories from this show yet.</p>
        )}
      </section>
    </>
  );
}

function OtherShows({ shows }: { shows: readonly ShowSummary[] }): ReactNode {
  return (
    <section>
      <SectionTitle title="More shows" more={{ text: "All shows", url: "/shows" }} />
      <ul role="list" className={styles.others}>
        {shows.map((show) => (
          <li key={show.url}>
            <ShowCard show={show} sizes="(min-width: 992px) 300px, 240px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
