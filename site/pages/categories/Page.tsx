// Every topic there is (ROUTE-14): what /category shows without the name of one.

import type { ReactNode } from "react";
import { CategoryHeading } from "../../blocks/category-heading/CategoryHeading.tsx";
import { blockComponents } from "../../blocks/registry.ts";
import type { Regions } from "../../../content/layouts/regions.ts";
import { PageRegions } from "../../layouts/PageRegions.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import styles from "./Page.module.css";
import type { TopicGroup } from "./topic-groups.ts";

interface CategoriesPageProps {
  title: string;
  description: string;
  groups: TopicGroup[];
  regions: Regions;
}

export function Page({ title, description, groups, regions }: CategoriesPageProps): ReactNode {
  return (
    <PageRegions
      className={styles.page}
      regions={regions}
      renderers={blockComponents}
      before={{
        preContent: <CategoryHeading title={title} description={description} links={[]} />,
        main: <Groups groups={groups} />,
      }}
    />
  );
}

function Groups({ groups }: Pick<CategoriesPageProps, "groups">): ReactNode {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title}>
          <SectionTitle title={group.title} {...(group.url !== undefined && { href: group.url })} />
          <ul role="list" className={styles.topics}>
            {group.topics.map((topic) => (
              <li key={topic.url}>
                <a className={styles.topic} href={topic.url}>
                  {topic.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
