// Remembers where the viewer left, when the film stands still, the page goes or the player does.

import { useEffect, type RefObject } from "react";
import { recall, remember } from "./player-memory.ts";
import { withPlace } from "./resume.ts";

export function usePlaceMemory(element: RefObject<HTMLVideoElement | null>, videoId: string, isLive: boolean): void {
  useEffect(() => {
    const video = element.current;
    if (video === null || isLive) return undefined;
    const keep = () => {
      if (video.readyState === HTMLMediaElement.HAVE_NOTHING) return;
      const { places } = recall(() => localStorage);
      remember(() => localStorage, { places: withPlace(places, videoId, video.currentTime, video.duration) });
    };
    const events = ["pause", "ended", "seeked"] as const;
    for (const name of events) video.addEventListener(name, keep);
    window.addEventListener("pagehide", keep);
    return () => {
      keep();
      for (const name of events) video.removeEventListener(name, keep);
      window.removeEventListener("pagehide", keep);
    };
  }, [element, videoId, isLive]);
}
