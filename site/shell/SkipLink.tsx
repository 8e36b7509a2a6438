// The first thing the keyboard meets: past the masthead to what the page is about.

import type { ReactNode } from "react";
import { mainId } from "./main-id.ts";
import styles from "./SkipLink.module.css";

export function SkipLink(): ReactNode {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to main content
    </a>
  );
}
