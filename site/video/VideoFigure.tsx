// A video in a story, with its caption. `data-video-id` is how outside readers know a video, `.caption` how they find its words.

import { useContext, type ReactNode } from "react";
// Set as pictures are: as wide on a phone, with the same caption.
import styles from "../blocks/article-image/ArticleImage.module.css";
import { isOn } from "../../model/brand.ts";
import { watchUrl } from "../../model/video/video-address.ts";
import { Caption } from "../blocks/Caption.tsx";
import type { SafeHtml as Html } from "../../model/html/safe-html.ts";
import { classNames } from "../ui/class-names.ts";
import { PageVideos, type KnownVideo } from "./known-video.ts";
import { VideoFrame } from "./VideoFrame.tsx";
import { lookUp } from "../../model/fields/look-up.ts";

export interface VideoFigureProps {
  videoId: string;
  url: string;
  title?: string;
  caption?: Html;
  imageUrl?: string;
  imageAlt?: string;
  /** Milliseconds. */
  duration?: number;
  /** Wider than the words around it. */
  isSpotlight?: boolean;
  /** Where the page did not look its videos up for all of it. */
  known?: KnownVideo;
  /** The video above the story: its poster is fetched at once. */
  lead?: boolean;
  /** A page without script of ours: the poster is all there is. */
  still?: boolean;
}

/** What the story says of its video wins over the video's own record, but for its length. */
export function VideoFigure({
  lead = false,
  still = false,
  caption,
  isSpotlight = false,
  known: given,
  ...own
}: VideoFigureProps): ReactNode {
  const looked = lookUp(useContext(PageVideos), own.videoId);
  const known = given ?? looked;
  return (
    <figure
      className={classNames(styles.figure, lead && styles.lead, isSpotlight && !lead && styles.spotlight)}
      data-video-id={own.videoId}
    >
      <VideoFrame
        videoId={own.videoId}
        // Without a player of ours it is the video itself where there is no page of it.
        url={isOn("videoRoom") ? own.url : (known?.stream?.url ?? watchUrl(own.url))}
        title={own.title ?? known?.title}
        imageUrl={own.imageUrl ?? known?.imageUrl}
        imageAlt={own.imageAlt ?? known?.imageAlt}
        duration={known === undefined ? own.duration : known.duration}
        isLive={known?.isLive}
        priority={lead}
        known={known}
        still={still}
      />
      <Caption caption={caption} />
    </figure>
  );
}
