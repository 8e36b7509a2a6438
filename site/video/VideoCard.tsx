// A video in a list: poster with its length, title, show and age.

import type { ReactNode } from "react";
import { durationText } from "../lib/durations.ts";
import { Picture } from "../ui/Picture.tsx";
import { Pill } from "../ui/Pill.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";
import type { VideoItem } from "../../model/video/video-item.ts";
import styles from "./VideoCard.module.css";

export function VideoCard({ video }: { video: VideoItem }): ReactNode {
  const { title, url, thumbnailUrl, duration, show, publicationDate } = video;
  const sign = signOf(video);
  return (
    <article className={styles.card}>
      <a className={styles.link} href={url} aria-current={video.isPlayingNow || undefined}>
        <Picture src={thumbnailUrl} alt="" use="poster">
          {duration === undefined ? undefined : <Pill kind="duration">{durationText(duration)}</Pill>}
        </Picture>
        <h3 className={styles.title}>{title}</h3>
      </a>
      <p className={styles.facts}>
        {sign !== undefined && <b>{sign}</b>}
        {show !== undefined && <span>{show}</span>}
        <RelativeTime publicationDate={publicationDate} />
      </p>
    </article>
  );
}

function signOf({ isPlayingNow, isLocked, isEpisode }: VideoItem): string | undefined {
  if (isPlayingNow) return "Playing now";
  if (isLocked) return "Sign in to watch";
  return isEpisode ? "Full episode" : undefined;
}
