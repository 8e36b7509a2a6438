// What a video element is doing, as React state.

import { useEffect, useState, type RefObject } from "react";
import { isSilent } from "./film-actions.ts";

export interface MediaState {
  /** The first picture is there. */
  isReady: boolean;
  isPaused: boolean;
  isWaiting: boolean;
  hasEnded: boolean;
  time: number;
  /** Seconds; not a finite number for a channel. */
  duration: number;
  isMuted: boolean;
  volume: number;
  rate: number;
}

const atFirst: MediaState = {
  isReady: false,
  isPaused: true,
  isWaiting: true,
  hasEnded: false,
  time: 0,
  duration: Number.NaN,
  isMuted: false,
  volume: 1,
  rate: 1,
};

const heard = [
  "canplay",
  "durationchange",
  "emptied",
  "ended",
  "loadeddata",
  "pause",
  "play",
  "playing",
  "ratechange",
  "seeked",
  "seeking",
  "stalled",
  "timeupdate",
  "volumechange",
  "waiting",
] as const;

export function useMediaState(element: RefObject<HTMLVideoElement | null>): MediaState {
  const [state, setState] = useState(atFirst);
  useEffect(() => {
    const video = element.current;
    if (video === null) return undefined;
    const read = () => setState(stateOf(video));
    for (const name of heard) video.addEventListener(name, read);
    return () => {
      for (const name of heard) video.removeEventListener(name, read);
    };
  }, [element]);
  return state;
}

function stateOf(video: HTMLVideoElement): MediaState {
  const isReady = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  return {
    isReady,
    isPaused: video.paused,
    isWaiting: !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA && !(video.paused && isReady),
    hasEnded: video.ended,
    time: video.currentTime,
    duration: video.duration,
    isMuted: isSilent(video),
    volume: video.volume,
    rate: video.playbackRate,
  };
}
