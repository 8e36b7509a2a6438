// HEAD-05: who someone is. The head of a person's page, and a module anywhere else; the rest of the biography opens on Read More.

import type { ReactNode } from "react";
import type { SafeHtml as SafeText } from "../../../model/html/safe-html.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SafeHtml } from "../../ui/SafeHtml.tsx";
import styles from "./PersonCard.module.css";
import { Portrait } from "./Portrait.tsx";
import type { SocialLink } from "../../../model/social-links.ts";
import { SocialLinks } from "./SocialLinks.tsx";

export interface PersonCardProps {
  name: string;
  title: string;
  links: readonly SocialLink[];
  url?: string;
  avatar?: string;
  description?: SafeText;
  /** What Read More opens, a paragraph each. */
  content: readonly SafeText[];
  featured?: boolean;
  /** The head of the page is its first heading. */
  level?: 1 | 2;
  /** Further addresses, under the accounts. */
  children?: ReactNode;
}

export function PersonCard(props: PersonCardProps): ReactNode {
  const { name, title, links, url, avatar, description, content, featured = false, level = 2, children } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={classNames(styles.card, (featured || level === 1) && styles.featured)}>
      <Portrait
        className={styles.portrait}
        name={name}
        src={avatar}
        sizes="(min-width: 768px) 280px, 128px"
        priority={level === 1}
      />
      <div className={styles.head}>
        <Heading className={styles.name}>{url === undefined ? name : <a href={url}>{name}</a>}</Heading>
        <p className={styles.title}>{title}</p>
      </div>
      <div className={styles.body}>
        {description !== undefined && description !== "" && <SafeHtml className={styles.bio} html={description} />}
        {content.length > 0 && (
          <details className={styles.more}>
            <summary className={styles.summary}>
              Read More
              <span className="visually-hidden"> about {name}</span>
              <Icon name="chevron-down" className={styles.sign} />
            </summary>
            {content.map((paragraph, index) => (
              <SafeHtml key={index} className={styles.bio} html={paragraph} />
            ))}
          </details>
        )}
        <SocialLinks name={name} links={links} className={styles.links} />
        {children}
      </div>
    </section>
  );
}
