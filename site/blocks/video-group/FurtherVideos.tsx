// The videos that Show More brought. Loaded when the first of them are asked for.

import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { VideoItem } from "../../../model/video/video-item.ts";
import { VideoCard } from "../../video/VideoCard.tsx";
import styles from "./VideoGroup.module.css";

export function FurtherVideos({ videos }: { videos: readonly VideoItem[] }): ReactNode {
  return (
    <ul role="list" className={classNames(styles.group, styles.further)}>
      {videos.map((video) => (
        <li key={video.id}>
          <VideoCard video={video} />
        </li>
      ))}
    </ul>
  );
}
