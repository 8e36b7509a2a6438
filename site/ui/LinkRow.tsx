// Links in one line, which scrolls sideways where it is too long: the pages of a show, those of the video room.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./LinkRow.module.css";

interface LinkRowProps {
  /** Names the navigation, for those who cannot see it. */
  label: string;
  links: readonly { label: string; url: string }[];
  /** What `aria-current` says of a link. */
  currentOf?: (url: string) => "page" | "true" | undefined;
  className?: string;
  linkClassName?: string;
}

export function LinkRow({ label, links, currentOf, className, linkClassName }: LinkRowProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul role="list" className={styles.links}>
        {links.map(({ label: words, url }) => (
          <li key={url}>
            <a className={classNames(styles.link, linkClassName)} href={url} aria-current={currentOf?.(url)}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
