// What follows the last line of an AMP story: notes, topics, who wrote it, and the way to what AMP cannot show.

import type { ReactNode } from "react";
import { LinkButton } from "../../ui/Button.tsx";
import styles from "../article/ArticleFooter.module.css";
import { StoryNotes } from "../article/StoryNotes.tsx";
import { AmpConsentAgain } from "./AmpConsent.tsx";
import type { AmpPageProps } from "./amp-props.ts";

export function AmpStoryFooter(props: AmpPageProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <StoryNotes {...props} />
      {props.comments !== undefined && (
        <p>
          <LinkButton href={`${props.path}#comments`} look="outline">
            Comments
          </LinkButton>
        </p>
      )}
      <AmpConsentAgain />
    </footer>
  );
}
