// How many stories are saved, and whether what is read is noted.

import type { ReactNode } from "react";
import { savedPath } from "../../device/device-pages.ts";
import { HistorySwitch } from "../../device/history/HistorySwitch.tsx";
import { savedStories } from "../../device/saved/saved-stories.ts";
import { useStored } from "../../device/use-stored.ts";
import styles from "./LookSettings.module.css";

export function StorySettings(): ReactNode {
  const saved = useStored(savedStories)?.stories.length;
  return (
    <>
      <p className={styles.row}>
        <a className={styles.name} href={savedPath}>
          Saved stories
        </a>
        <span>{saved}</span>
      </p>
      <HistorySwitch />
    </>
  );
}
