// ART-07: where the conversation on a story is held.

import type { ReactNode } from "react";
import { Island } from "../../../Island.tsx";
import type { StoryProps } from "../article-props.ts";
import styles from "./Comments.module.css";
import { CommentsButton } from "./CommentsButton.tsx";

export function Comments(platform: NonNullable<StoryProps["comments"]>): ReactNode {
  return (
    <section className={styles.comments} id="comments" aria-label="Comments">
      <Island name="comments" component={CommentsButton} props={platform} />
    </section>
  );
}
