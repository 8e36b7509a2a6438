// Who plays a stream: the browser itself, or hls.js on top of it.

import type { ChosenStream } from "../choose-stream.ts";

export interface PlaybackAbilities {
  /** The browser says that it plays playlists. */
  playsPlaylists: boolean;
  hasMediaSource: boolean;
  /** Where playlists come from: there the browser plays them best, also to other screens. */
  isApple: boolean;
}

/**
 * Browsers other than Apple's say that they play playlists long before they choose between qualities well, so they are taken at their
 * word only where there is no other way.
 */
export function choosePlayback(
  format: ChosenStream["format"],
  { playsPlaylists, hasMediaSource, isApple }: PlaybackAbilities,
): "native" | "hls.js" {
  if (format !== "hls") return "native";
  if (playsPlaylists && isApple) return "native";
  return hasMediaSource ? "hls.js" : "native";
}
