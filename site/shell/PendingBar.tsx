// A thin line along the top while the next page is on its way; the quickest pages never show it.

import type { ReactNode } from "react";
import styles from "./PendingBar.module.css";

export function PendingBar({ pending }: { pending: boolean }): ReactNode {
  if (!pending) return null;
  return (
    <div className={styles.bar}>
      <progress className="visually-hidden" aria-label="Loading the next page" />
    </div>
  );
}
