// A video that follows: its poster, and its title beside it.

import type { ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Pill } from "../../ui/Pill.tsx";
import type { VideoItem } from "../../../model/video/video-item.ts";
import styles from "./Page.module.css";

export function UpNextRow({
  video: { title, url, thumbnailUrl, duration, isEpisode },
}: {
  video: VideoItem;
}): ReactNode {
  return (
    <a className={styles.rowLink} href={url}>
      <Picture src={thumbnailUrl} alt="" use="thumbnail">
        {duration === undefined ? undefined : <Pill kind="duration">{durationText(duration)}</Pill>}
      </Picture>
      <div>
        <h3 className={styles.rowTitle}>{title}</h3>
        {isEpisode && <p className={styles.rowMark}>Full episode</p>}
      </div>
    </a>
  );
}
