// ART-11: health stories carry a medical disclaimer, entertainment stories their galleries; both offer the newsletter that the brand has for them.

import type { ReactNode } from "react";
import { brand } from "../../../model/brand.ts";
import { newslettersPath } from "../../../model/forms/form-pages.ts";
import { LinkButton } from "../../ui/Button.tsx";
import type { ArticlePageProps } from "./article-props.ts";
import styles from "./SpecialBlock.module.css";
import { StoryCards } from "./Stories.tsx";

export function SpecialBlock(special: NonNullable<ArticlePageProps["special"]>): ReactNode {
  const letter = brand.newsletters.find(({ section }) => section === special.section);
  return (
    <div className={styles.special}>
      {special.section === "health" && (
        <p className={styles.disclaimer}>
          <strong>Medical disclaimer.</strong> This story is for information only. It is no substitute for the advice of
          a doctor who knows you.
        </p>
      )}
      {special.section === "entertainment" && <StoryCards title="In pictures" stories={special.galleries} narrow />}
      {letter !== undefined && (
        <aside className={`screen-only ${styles.newsletter}`} aria-label={`Newsletter: ${letter.title}`}>
          <span className={styles.words}>
            <strong className={styles.title}>{letter.title}</strong>
            <span>{letter.about}</span>
          </span>
          <LinkButton href={`${newslettersPath}?list=${letter.id}`}>Sign up</LinkButton>
        </aside>
      )}
    </div>
  );
}
