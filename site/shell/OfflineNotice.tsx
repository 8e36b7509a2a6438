// STATE-02, STATE-08: says when the connection is gone, and when the next page could not be had; goes when it is back, and when one is there.
// Part of every page's first script: without a connection nothing more can be fetched.

import { useSyncExternalStore, type ReactNode } from "react";
import { addressOf } from "../../model/addresses/address-of.ts";
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

export function OfflineNotice({ tryAgain }: { tryAgain?: () => void }): ReactNode {
  const online = useSyncExternalStore(subscribe, isOnline, onServer);
  return (
    <output>
      {(tryAgain || !online) && (
        <span className={`connection-note ${styles.notice}`}>
          {tryAgain && shellMessages.notLoaded} {!online && shellMessages.offline}{" "}
          {tryAgain && (
            <button type="button" className={styles.again} onClick={tryAgain}>
              {shellMessages.tryAgain}
            </button>
          )}
          {!online && navigator.serviceWorker?.controller && <a href={addressOf("/offline")}>Kept pages</a>}
        </span>
      )}
    </output>
  );
}
