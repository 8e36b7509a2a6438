// The shape of what is coming, for the time it takes. Appears after 200 ms, so that quick answers show none.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  shape?: "card" | "row" | "text";
  count?: number;
  className?: string;
}

export function Skeleton({ shape = "card", count = 1, className }: SkeletonProps): ReactNode {
  return (
    <output className={classNames(styles.group, className)} aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles[shape]} aria-hidden="true">
          {shape !== "text" && <span className={styles.picture} />}
          <span className={styles.lines}>
            <span className={styles.line} />
            <span className={styles.line} />
            <span className={styles.line} />
          </span>
        </span>
      ))}
    </output>
  );
}
