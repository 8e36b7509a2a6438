// The film could not be had: says so, and offers to try again from where it stopped.

import type { ReactNode } from "react";
import { PlayerIcon } from "./PlayerIcon.tsx";
import styles from "./Screens.module.css";

export function Failure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.failure}>
      <p role="alert">
        {navigator.onLine ? "This video could not be played." : "You are offline. The video needs a connection."}
      </p>
      <button type="button" className={styles.pill} onClick={onRetry}>
        <PlayerIcon name="replay" />
        Try again
      </button>
    </div>
  );
}
