// The stories read on this device, newest first, where the reader has asked for that.

import type { ReactNode } from "react";
import { DeviceStories } from "../DeviceStories.tsx";
import styles from "../DeviceStories.module.css";
import { useStored } from "../use-stored.ts";
import { HistorySwitch } from "./HistorySwitch.tsx";
import { emptyHistory, forgetRead, readingHistory } from "./reading-history.ts";

export function HistoryList(): ReactNode {
  const saved = useStored(readingHistory);
  return (
    <>
      <HistorySwitch />
      {saved?.isOn === true && (
        <div className={styles.bar}>
          <p>{saved.stories.length === 0 ? "Nothing read yet since you switched it on." : "Newest first"}</p>
          {saved.stories.length > 0 && (
            <button type="button" className={styles.act} onClick={emptyHistory}>
              Erase the list
            </button>
          )}
        </div>
      )}
      {saved !== undefined && saved.stories.length > 0 && (
        <DeviceStories stories={saved.stories} verb="Read" onRemove={({ url }) => forgetRead(url)} />
      )}
    </>
  );
}
