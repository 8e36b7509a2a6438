// The heading of a module: a strong rule, the title, and where more of it is.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";
import styles from "./SectionTitle.module.css";

interface SectionTitleProps {
  title: string;
  /** Makes the title a link. */
  href?: string;
  /** A further link at the end of the line. */
  more?: { text: string; url: string };
  /** The level in the page's outline; the look is the same. */
  level?: 1 | 2 | 3;
  /** So that the module can be labelled by it. */
  id?: string;
  className?: string;
}

export function SectionTitle({ title, href, more, level = 2, id, className }: SectionTitleProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.bar, className)}>
      <Heading className={styles.title} id={id}>
        {href === undefined ? (
          title
        ) : (
          <a className={styles.link} href={href}>
            {title}
            <Icon name="chevron-right" className={styles.sign} />
          </a>
        )}
      </Heading>
      {more !== undefined && (
        <a className={styles.more} href={more.url}>
          {more.text}
        </a>
      )}
    </div>
  );
}
