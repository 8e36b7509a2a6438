// The first thing the keyboard meets: past the masthead to what the page is about.

import type { ReactNode } from "react";
import styles from "./SkipLink.module.css";

export const mainId = "main";

export function SkipLink(): ReactNode {
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      Skip to main content
    </a>
  );
}
