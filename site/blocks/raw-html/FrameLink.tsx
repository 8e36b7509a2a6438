// A pasted frame that AMP would refuse: the way to its page.

import type { ReactNode } from "react";
import type { RawFrame } from "../../../model/embeds/raw-frame.ts";
import styles from "./RawHtml.module.css";

export function FrameLink({ src, title }: Pick<RawFrame, "src" | "title">): ReactNode {
  return (
    <p className={styles.link}>
      <a href={src} target="_blank" rel="noopener nofollow">
        {title}
      </a>
    </p>
  );
}
