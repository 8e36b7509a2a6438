// What the newsroom writes down of a video: its words, where it is filed, and how long its clip is.

import type { SectionPath } from "../records/sections.ts";

export interface VideoFacts {
  /** The last three digits of its id. */
  number: number;
  title: string;
  description: string;
  /** The story it belongs to, in a word or two. */
  kicker: string;
  /** A show's slug. */
  show: string;
  section: SectionPath;
  tags: readonly string[];
  /** How long before the seeding it came out, as in story files. */
  ago: string;
  /** The length of its clip. */
  seconds: number;
  /** What is said, a line at a time, spread over the clip. */
  captions?: readonly string[];
  /** A whole episode of its show. */
  episode?: "mp4" | "hls";
  live?: true;
  locked?: true;
  /** How long before the seeding it expired. */
  expired?: string;
}

export function videoId({ number }: Pick<VideoFacts, "number">): string {
  return `6390000000${number}`;
}

/** The picture of `pictures/art` that stands for the video. */
export function posterName(video: Pick<VideoFacts, "number">): string {
  return `video-${video.number}`;
}
