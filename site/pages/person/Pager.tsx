// To the newer and the older pages of a list.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Pager.module.css";
import type { StoryPages } from "./story-pages.ts";

export function Pager({ page, previous, next }: StoryPages): ReactNode {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <span className={styles.side}>
        {previous !== undefined && (
          <LinkButton look="outline" href={previous}>
            <Icon name="chevron-left" />
            Newer
          </LinkButton>
        )}
      </span>
      <span className={styles.place}>Page {page}</span>
      <span className={styles.side}>
        {next !== undefined && (
          <LinkButton look="outline" href={next}>
            Older
            <Icon name="chevron-right" />
          </LinkButton>
        )}
      </span>
    </nav>
  );
}
