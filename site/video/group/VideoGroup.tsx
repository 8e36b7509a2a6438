// A horizontal group of videos (VIDEO-05): a few of a playlist, and more of it three at a time (VIDEO-03).

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { Module } from "../../blocks/Module.tsx";
import type { VideoItem } from "../../../model/video/video-item.ts";
import { MoreVideos } from "./MoreVideos.tsx";
import { VideoCard } from "./VideoCard.tsx";
import styles from "./VideoGroup.module.css";

export interface VideoGroupProps {
  title: string;
  titleUrl?: string | undefined;
  items: readonly VideoItem[];
  totalOfItems: number;
  playlistId?: string | undefined;
  /** A video of the playlist stands elsewhere on the page and is not among the items. */
  shouldAddOneToOffset?: boolean;
}

/** Two rows on a wide screen. */
const shownAtFirst = 6;

export function VideoGroup({
  title,
  titleUrl,
  items,
  totalOfItems,
  playlistId,
  shouldAddOneToOffset = false,
}: VideoGroupProps): ReactNode {
  const shown = Math.min(shownAtFirst, items.length);
  // Without a playlist there is nobody to ask for more.
  const total = playlistId === undefined ? items.length : Math.max(totalOfItems, items.length);
  return (
    <Module title={title} url={titleUrl}>
      <ul role="list" className={styles.group}>
        {items.map((video, index) => (
          // Where no script can reveal them, all stand there.
          <li key={video.id} data-later={index >= shown ? "" : undefined}>
            <VideoCard video={video} />
          </li>
        ))}
      </ul>
      {shown < total && (
        <Island
          name="more-videos"
          component={MoreVideos}
          props={{ playlistId, shouldAddOneToOffset, start: { shown, loaded: items.length, total, isLoading: false } }}
        />
      )}
    </Module>
  );
}
