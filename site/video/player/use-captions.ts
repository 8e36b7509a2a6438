// The lines that are being said. Drawn by the player itself, so that they stand above the controls and look like the channel's own.

import { useEffect, useState, type RefObject } from "react";
import { readTrack } from "./film-actions.ts";

export function useCaptions(element: RefObject<HTMLVideoElement | null>, isOn: boolean): string[] {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (track === undefined) return undefined;
    readTrack(track, isOn);
    const read = () => setLines(isOn ? [...(track.activeCues ?? [])].map(wordsOf) : []);
    read();
    track.addEventListener("cuechange", read);
    return () => track.removeEventListener("cuechange", read);
  }, [element, isOn]);
  return lines;
}

function wordsOf(cue: TextTrackCue): string {
  return "text" in cue && typeof cue.text === "string" ? cue.text.replaceAll(/<[^<>]*>/g, "") : "";
}
