// More on demand, by the platform's own disclosure: works without script, found by the browser's search.

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Expander.module.css";
import { Icon } from "./Icon.tsx";

interface ExpanderProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Expanders that share a group close each other. */
  group?: string;
  className?: string;
}

export function Expander({ summary, children, open = false, group, className }: ExpanderProps): ReactNode {
  return (
    <details className={classNames(styles.expander, className)} open={open} name={group}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
