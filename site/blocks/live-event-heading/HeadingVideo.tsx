// The video of a live-event heading (HEAD-03): one clip in sight, the playlist's others behind Expand Video.

import type { ReactNode } from "react";
import { durationText } from "../../lib/durations.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Facade } from "../../video/Facade.tsx";
import { isOn } from "../../../model/brand.ts";
import { videoPath } from "../../../model/video/video-address.ts";
import styles from "./LiveEventHeading.module.css";
import type { Clip } from "./schema.ts";

interface HeadingVideoProps {
  videoId: string | undefined;
  videos: readonly Clip[];
  eventTitle: string;
  /** Stands for a clip without a picture of its own. */
  posterUrl: string | undefined;
}

export function HeadingVideo({ videoId, videos, eventTitle, posterUrl }: HeadingVideoProps): ReactNode {
  const first = videos.find(({ id }) => id === videoId) ?? videos[0] ?? unknownClip(videoId, eventTitle);
  if (first === undefined || !isOn("videoRoom")) return null;
  const others = videos.filter(({ id }) => id !== first.id);
  return (
    <section className={styles.video} aria-label="Video">
      <div className={styles.poster} data-video-id={first.id}>
        <Facade
          url={videoPath(first.id)}
          title={first.title}
          imageUrl={first.imageUrl ?? posterUrl}
          duration={first.duration}
        />
      </div>
      <details className={styles.expand}>
        <summary className={styles.button}>
          <span className={styles.whenClosed}>Expand Video</span>
          <span className={styles.whenOpen}>Shrink Video</span>
        </summary>
        {others.length > 0 && <Playlist clips={others} />}
      </details>
    </section>
  );
}

function unknownClip(id: string | undefined, title: string): Clip | undefined {
  return id === undefined ? undefined : { id, title };
}

function Playlist({ clips }: { clips: readonly Clip[] }): ReactNode {
  return (
    <ol role="list" className={styles.playlist}>
      {clips.map((clip) => (
        <li key={clip.id}>
          <a className={styles.clip} href={videoPath(clip.id)}>
            <span className={styles.clipPicture}>
              <Picture src={clip.imageUrl} alt="" use="thumbnail" />
            </span>
            <span>
              {clip.title}
              {clip.duration !== undefined && <span className={styles.length}>{durationText(clip.duration)}</span>}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
