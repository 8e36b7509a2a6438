// STATE-02: says when the connection is gone, and goes when it is back.

import { useSyncExternalStore, type ReactNode } from "react";
import { shellMessages } from "../messages.ts";
import styles from "./OfflineNotice.module.css";

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

const isOnline = () => navigator.onLine;
const onServer = () => true;

export function OfflineNotice(): ReactNode {
  const online = useSyncExternalStore(subscribe, isOnline, onServer);
  return (
    <output>
      {!online && (
        <span className={`connection-note ${styles.notice}`}>
          {shellMessages.offline} {navigator.serviceWorker?.controller && <a href="/offline">Kept pages</a>}
        </span>
      )}
    </output>
  );
}
