// The stories read on this device, newest first, where the reader has asked for that.

import type { ReactNode } from "react";
import { DeviceStories } from "../DeviceStories.tsx";
import styles from "../DeviceStories.module.css";
import { useStored } from "../use-stored.ts";
import { HistorySwitch } from "./HistorySwitch.tsx";
import { emptyHistory, forgetRead, readingHistory } from "./reading-history.ts";

export function HistoryList(): ReactNode {
  const kept = useStored(readingHistory);
  return (
    <>
      <HistorySwitch />
      {kept?.isOn === true && (
        <div className={styles.bar}>
          <p>{kept.stories.length === 0 ? "Nothing read yet since you switched it on." : "Newest first"}</p>
          {kept.stories.length > 0 && (
            <button type="button" className={styles.act} onClick={emptyHistory}>
              Erase the list
            </button>
          )}
        </div>
      )}
      {kept !== undefined && kept.stories.length > 0 && (
        <DeviceStories stories={kept.stories} verb="Read" onRemove={({ url }) => forgetRead(url)} />
      )}
    </>
  );
}
