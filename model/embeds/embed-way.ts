// How the browser shows an embed once the reader has asked for it.

import type { RawFrame } from "./raw-frame.ts";

export interface WaysByName {
  /** A frame as it was pasted. */
  pasted: RawFrame;
  /** A page of the provider's, in a frame. `autoplay` is added when the reader asked for this very one. */
  frame: { src: string; autoplay?: true; width?: number };
  /** The rest by a script of the provider's, which finds or is given its place. */
  tweet: { id: string; hideMedia: boolean; hideThread: boolean; dark: boolean };
  instagram: { call: string };
  tiktok: { call: string };
  chart: { id: string };
  launcher: { script: string; eventCode: string; comments: boolean };
}

export type EmbedWay = { [By in keyof WaysByName]: { by: By } & WaysByName[By] }[keyof WaysByName];
