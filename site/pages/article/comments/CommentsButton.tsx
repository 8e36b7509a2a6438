// ART-07: the conversation, closed until the reader asks for it; only then is anything of its platform loaded.

import { useRef, useState, type ReactNode } from "react";
import { commentsState } from "../../../article/comments.ts";
import { Button } from "../../../ui/Button.tsx";
import styles from "./Comments.module.css";

interface CommentsButtonProps {
  /** The platform's launcher. */
  script: string;
  eventCode: string;
}

export function CommentsButton({ script, eventCode }: CommentsButtonProps): ReactNode {
  const [visible, setVisible] = useState(false);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const show = async () => {
    setVisible(true);
    setFailed(false);
    const { showComments } = await import("./show-comments.ts");
    const shown = place.current !== null && (await showComments(place.current, script, eventCode));
    setFailed(!shown);
    setVisible(shown);
  };

  const state = commentsState({ allowComments: true, visible });
  return (
    <>
      {state === "closed" && (
        <Button look="outline" wide className="needs-script" onClick={() => void show()}>
          {failed ? "Try again" : "Comments"}
        </Button>
      )}
      <output className={styles.status}>{failed && "The comments could not be loaded."}</output>
      <div ref={place} className={styles.place} />
    </>
  );
}
