// AMP takes the captions of a film by their whole address and over a safe line only.

import type { KnownVideo, KnownVideos } from "./known-video.ts";

export function withAmpCaptions(videos: KnownVideos, origin: string): KnownVideos {
  return Object.fromEntries(
    Object.entries(videos).map(([id, { captions, ...video }]): [string, KnownVideo] => {
      const url = captions && URL.parse(captions.url, origin);
      return [
        id,
        captions && url?.protocol === "https:" ? { ...video, captions: { ...captions, url: url.href } } : video,
      ];
    }),
  );
}
