// A video in a page, with its caption. `data-video-id` is how outside readers know a video, `.caption` how they find its words.

import { useContext, type ReactNode } from "react";
import type { SafeHtml as Html } from "../lib/safe-html.ts";
import { messages } from "../messages.ts";
import { classNames } from "../ui/class-names.ts";
import { SafeHtml } from "../ui/SafeHtml.tsx";
import { Facade } from "./Facade.tsx";
import { PageVideos, type VideoStanding } from "./known-video.ts";
import styles from "./VideoFigure.module.css";

export interface VideoFigureProps {
  videoId: string;
  url: string;
  title?: string | undefined;
  caption?: Html | undefined;
  imageUrl?: string | undefined;
  imageAlt?: string | undefined;
  /** Milliseconds. */
  duration?: number | undefined;
  /** The video above the story: its poster is fetched at once. */
  lead?: boolean;
}

const notices: Readonly<Partial<Record<VideoStanding, string>>> = {
  missing: messages.videoMissing,
  expired: messages.videoExpired,
};

/** What the story says of its video wins over the video's own record, but for its length. */
export function VideoFigure({ lead = false, ...own }: VideoFigureProps): ReactNode {
  const known = useContext(PageVideos)[own.videoId];
  const { caption } = own;
  return (
    <figure className={classNames(styles.figure, lead && styles.lead)} data-video-id={own.videoId}>
      <div className={styles.frame}>
        <Facade
          url={own.url}
          title={own.title ?? known?.title}
          imageUrl={own.imageUrl ?? known?.imageUrl}
          imageAlt={own.imageAlt ?? known?.imageAlt}
          duration={known === undefined ? own.duration : known.duration}
          isLive={known?.isLive}
          notice={known && notices[known.standing]}
          priority={lead}
        />
      </div>
      {caption !== undefined && (
        <SafeHtml as="figcaption" className={classNames("caption", styles.caption)} html={caption} />
      )}
    </figure>
  );
}
