// What follows the last line: notes, topics, the people who wrote it, the conversation, an ad.

import type { ReactNode } from "react";
import { AdPlace } from "../../ads/AdPlace.tsx";
import styles from "./ArticleFooter.module.css";
import type { StoryProps } from "./article-props.ts";
import { Comments } from "./comments/Comments.tsx";
import { StoryNotes } from "./StoryNotes.tsx";

export function ArticleFooter(props: StoryProps): ReactNode {
  return (
    <footer className={styles.footer}>
      <StoryNotes {...props} />
      {props.comments !== undefined && <Comments {...props.comments} />}
      <AdPlace slot="foot1" />
    </footer>
  );
}
