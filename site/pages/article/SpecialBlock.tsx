// ART-11: health stories carry a medical disclaimer, entertainment stories their galleries; both offer a newsletter.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import type { ArticlePageProps } from "./article-props.ts";
import styles from "./SpecialBlock.module.css";
import { StoryCards } from "./Stories.tsx";

const newsletters = {
  health: { title: "Second Opinion", text: "A doctor answers questions about health, every Thursday." },
  entertainment: { title: "Back Row", text: "Films, records and shows worth your evening, every Friday." },
} as const;

export function SpecialBlock(special: NonNullable<ArticlePageProps["special"]>): ReactNode {
  const { title, text } = newsletters[special.section];
  return (
    <div className={styles.special}>
      {special.section === "health" && (
        <p className={styles.disclaimer}>
          <strong>Medical disclaimer.</strong> This story is for information only. It is no substitute for the advice of
          a doctor who knows you.
        </p>
      )}
      {special.section === "entertainment" && <StoryCards title="In pictures" stories={special.galleries} narrow />}
      <aside className={`screen-only ${styles.newsletter}`} aria-label={`Newsletter: ${title}`}>
        <span className={styles.words}>
          <strong className={styles.title}>{title}</strong>
          <span>{text}</span>
        </span>
        <LinkButton href={`/newsletters?list=${special.section}`}>Sign up</LinkButton>
      </aside>
    </div>
  );
}
