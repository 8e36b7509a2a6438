// Puts the clips where the site serves them from, and writes their captions.

import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { webVtt } from "./captions.ts";
import { videoId } from "./video-facts.ts";
import { videos } from "./videos.ts";

export const clipsDir = join(import.meta.dirname, "..", "clips");

/** Everything that stands below /uploads/video, channels included. */
export function mediaFiles(): string[] {
  const clips = readdirSync(clipsDir, { recursive: true, encoding: "utf8" });
  const captioned = videos.filter(({ captions }) => captions !== undefined);
  return [
    ...clips,
    ...clips.filter((name) => name.endsWith("loop.m3u8")).map((name) => name.replace("loop", "live")),
    ...captioned.map((video) => `${videoId(video)}.vtt`),
  ];
}

export function writeMedia(mediaDir: string): void {
  const folder = join(mediaDir, "video");
  mkdirSync(folder, { recursive: true });
  cpSync(clipsDir, folder, { recursive: true });
  for (const video of videos) {
    if (video.captions === undefined) continue;
    writeFileSync(join(folder, `${videoId(video)}.vtt`), webVtt(video.captions, video.seconds));
  }
}
