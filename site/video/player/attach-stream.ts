// Gives a video element its stream. hls.js is fetched only where the browser needs it.

import type { ChosenStream } from "../choose-stream.ts";
import type { AttachedStream, StreamEvents } from "./attached-stream.ts";
import { choosePlayback } from "./choose-playback.ts";

export async function attachStream(
  video: HTMLVideoElement,
  { url, format }: ChosenStream,
  events: StreamEvents,
): Promise<AttachedStream> {
  const playback = choosePlayback(format, {
    playsPlaylists: video.canPlayType("application/vnd.apple.mpegurl") !== "",
    hasMediaSource: "MediaSource" in window || "ManagedMediaSource" in window,
    isApple: "WebKitPlaybackTargetAvailabilityEvent" in window,
  });
  if (playback === "hls.js") {
    const { attachWithHls } = await import("./attach-with-hls.ts");
    return attachWithHls(video, url, events);
  }
  video.src = url;
  return {
    chooseQuality: () => undefined,
    detach() {
      video.removeAttribute("src");
      video.load();
    },
  };
}
