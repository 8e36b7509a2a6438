// What a page knows of a video that it shows: enough to draw its poster, to play it, or to say why it cannot be played.

import { createContext } from "react";
import { isVideoOut } from "../../content/records/is-out.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { chooseStream, isLiveStream, type ChosenStream } from "./choose-stream.ts";
import { thumbnailOf } from "./video-item.ts";

export type VideoStanding = "playable" | "locked" | "expired" | "missing";

export interface KnownVideo {
  standing: VideoStanding;
  title?: string;
  imageUrl?: string;
  imageAlt?: string;
  /** Milliseconds. */
  duration?: number;
  isLive?: boolean;
  description?: string;
  publishedDate?: string;
  expirationDate?: string;
  /** Only where it may be played. */
  stream?: ChosenStream;
  captions?: { url: string; language: string };
}

/** By the id that the page's blocks name. A video that is not there was not looked up: its poster leads to its page. */
export type KnownVideos = Readonly<Record<string, KnownVideo>>;

/** The videos of the page being drawn. */
export const PageVideos = createContext<KnownVideos>({});

/** What lists show: played here, or on its page for who signs in. */
export function isWatchable({ standing }: KnownVideo): boolean {
  return standing === "playable" || standing === "locked";
}

interface Asking {
  /** Whoever asks has signed in: nothing is locked. */
  isSignedIn?: boolean;
}

export function knownVideo(
  video: RecordDocs["video"] | undefined,
  now: number,
  { isSignedIn = false }: Asking = {},
): KnownVideo {
  if (video === undefined || !isVideoOut(video, now)) return { standing: "missing" };
  const { title, imageAlt, description, brightcove, captions } = video;
  const isLive = isLiveStream(brightcove.media_tags);
  const stream = chooseStream(brightcove);
  const standing = standingOf(isSignedIn ? { ...video, isLocked: false } : video, stream, now);
  return {
    standing,
    title,
    imageUrl: thumbnailOf(video),
    imageAlt,
    duration: isLive ? undefined : brightcove.duration,
    isLive,
    description,
    publishedDate: video.publication_date ?? video.last_published_date,
    expirationDate: video.expiration_date,
    ...(standing === "playable" && {
      stream,
      captions: captions && { url: captions.url, language: captions.language ?? "en" },
    }),
  };
}

function standingOf(video: RecordDocs["video"], stream: ChosenStream | undefined, now: number): VideoStanding {
  const { expiration_date, isLocked } = video;
  if (expiration_date !== undefined && Date.parse(expiration_date) <= now) return "expired";
  if (isLocked) return "locked";
  return stream === undefined ? "missing" : "playable";
}
