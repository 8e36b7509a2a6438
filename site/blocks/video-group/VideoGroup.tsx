// A horizontal group of videos (VIDEO-05): a few of a playlist, and more of it three at a time (VIDEO-03).

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { MoreVideos } from "./MoreVideos.tsx";
import { VideoCard } from "../../video/VideoCard.tsx";
import styles from "./VideoGroup.module.css";

/** Two rows on a wide screen. */
const shownAtFirst = 6;

export function VideoGroup({
  title,
  titleUrl,
  items,
  totalOfItems,
  playlistId,
  shouldAddOneToOffset,
}: BlockProps<"video-group">): ReactNode {
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
