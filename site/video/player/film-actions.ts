// What can be done with a film, on the video element itself.

import { speeds } from "./speeds.ts";

/** Refused where the press is too long ago: then the button is there to be pressed. */
export function start(film: HTMLVideoElement): void {
  film.play().catch(() => undefined);
}

export function togglePlay(film: HTMLVideoElement): void {
  if (film.paused) start(film);
  else film.pause();
}

/** A channel is where it is. */
export function seekTo(film: HTMLVideoElement, seconds: number): void {
  if (Number.isFinite(film.duration)) film.currentTime = Math.min(film.duration, Math.max(0, seconds));
}

export function isSilent({ muted, volume }: HTMLVideoElement): boolean {
  return muted || volume === 0;
}

export function setVolume(film: HTMLVideoElement, volume: number): void {
  film.volume = Math.min(1, Math.max(0, volume));
  film.muted = film.volume === 0;
}

export function setMuted(film: HTMLVideoElement, isMuted: boolean): void {
  film.muted = isMuted;
  if (!isMuted && film.volume === 0) film.volume = 1;
}

export function setSpeed(film: HTMLVideoElement, speed: number): void {
  film.playbackRate = speed;
}

export function changeSpeed(film: HTMLVideoElement, by: 1 | -1): void {
  setSpeed(film, speeds[speeds.indexOf(film.playbackRate) + by] ?? film.playbackRate);
}

/** A hidden track is read and tells of its cues, but is not drawn by the browser. */
export function readTrack(track: TextTrack, isOn: boolean): void {
  track.mode = isOn ? "hidden" : "disabled";
}
