// ART-07: the conversation, closed until the reader asks for it. The comments provider finds its place by the story's id.

import type { ReactNode } from "react";
import styles from "./Comments.module.css";
import { Expander } from "../../ui/Expander.tsx";

export function Comments({ id }: { id: string }): ReactNode {
  return (
    <section className={styles.comments} id="comments" aria-label="Comments">
      <Expander summary={<span className={styles.title}>Join the conversation</span>}>
        <div className={styles.place} data-comments-for={id}>
          <p>
            Keep it civil and on the subject. Comments open when the moderators are in; until then,{" "}
            <a href="/contact">write to the editors</a>.
          </p>
        </div>
      </Expander>
    </section>
  );
}
