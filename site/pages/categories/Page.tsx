// Every topic there is (ROUTE-14): what /category shows without the name of one.

import type { ReactNode } from "react";
import { CategoryHeading } from "../../blocks/category-heading/CategoryHeading.tsx";
import { classNames } from "../../ui/class-names.ts";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import styles from "./Page.module.css";
import type { TopicGroup } from "./topic-groups.ts";

interface CategoriesPageProps {
  title: string;
  description: string;
  groups: TopicGroup[];
}

export function Page({ title, description, groups }: CategoriesPageProps): ReactNode {
  return (
    <div className={classNames("frame", styles.page)}>
      <CategoryHeading title={title} description={description} links={[]} />
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
    </div>
  );
}
