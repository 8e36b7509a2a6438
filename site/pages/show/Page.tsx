// A show's page (SHOW-01): banner, hosts in the left rail, stories, the right rail, the other shows.

import type { ReactNode } from "react";
import { Blocks } from "../../blocks/Blocks.tsx";
import type { SocialLink } from "../../../model/social-links.ts";
import { SocialLinks } from "../../blocks/person-card/SocialLinks.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import { Follow } from "../../device/follow/Follow.tsx";
import type { Topic } from "../../device/follow/followed-topics.ts";
import { TopicOfPage } from "../../device/follow/topic-of-page.ts";
import { Regions } from "../../layouts/Regions.tsx";
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
  preContent: Block[];
  leftRail: Block[];
  main: Block[];
  rightRail: Block[];
  topic: Topic;
}

function draw(blocks: readonly Block[]): ReactNode {
  return <Blocks blocks={blocks} renderers={blockComponents} />;
}

export function Page(props: ShowPageProps): ReactNode {
  const { title, hosts, links, coverage, others } = props;
  return (
    <TopicOfPage value={props.topic}>
      <ShowBanner {...props.banner} level={1} />
      <Regions
        preContent={props.preContent.length > 0 && draw(props.preContent)}
        leftRail={
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
            {draw(props.leftRail)}
          </div>
        }
        main={
          <div className={styles.main}>
            {draw(props.videos)}
            <section>
              <SectionTitle title={coverage.title} />
              {coverage.stories.length > 0 ? (
                <DatedStories stories={coverage.stories} hasLead />
              ) : (
                <p className={styles.none}>No stories from this show yet.</p>
              )}
            </section>
            {draw(props.main)}
          </div>
        }
        rightRail={props.rightRail.length > 0 && draw(props.rightRail)}
        postContent={
          others.length > 0 && (
            <section>
              <SectionTitle title="More shows" more={{ text: "All shows", url: "/shows" }} />
              <ul role="list" className={styles.others}>
                {others.map((show) => (
                  <li key={show.url}>
                    <ShowCard show={show} sizes="(min-width: 992px) 300px, 240px" />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      />
    </TopicOfPage>
  );
}
