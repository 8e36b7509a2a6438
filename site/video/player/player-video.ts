// What the player is given: plain data that travels to the browser with the page.

import type { ChosenStream } from "../choose-stream.ts";

export interface PlayerVideo {
  videoId: string;
  title: string;
  stream: ChosenStream;
  captions?: { url: string; language: string };
  isLive?: boolean;
}

/** What follows when it is over. */
export interface NextVideo {
  videoId: string;
  title: string;
  url: string;
  imageUrl?: string;
}
