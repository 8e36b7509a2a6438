// One line that says how the page stays fresh. The server's words hold without script; the island changes them (`data-live-state`).

import type { ReactNode } from "react";
import styles from "./LiveState.module.css";

export function LiveState({ path, isLive }: { path: string; isLive: boolean }): ReactNode {
  if (!isLive) return <p className={styles.state}>This coverage has ended.</p>;
  return (
    <p className={styles.state} data-live-state="">
      <a href={path}>Reload for new updates</a>
    </p>
  );
}
