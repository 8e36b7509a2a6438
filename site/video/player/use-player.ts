// The player's mind: what the film is doing, what the viewer has chosen, and everything that can be asked of it.

import { useCallback, useState, type RefObject } from "react";
import { changeSpeed, isSilent, seekTo, setMuted, setSpeed, setVolume, togglePlay } from "./film-actions.ts";
import type { PlayerAction } from "./key-action.ts";
import { togglePictureInPicture } from "./picture-in-picture.ts";
import { recall, remember } from "./player-memory.ts";
import type { PlayerVideo } from "./player-video.ts";
import { useCaptions } from "./use-captions.ts";
import { useFullscreen } from "./use-fullscreen.ts";
import { useMediaState, type MediaState } from "./use-media-state.ts";
import { usePlaceMemory } from "./use-place-memory.ts";
import { useStream, type Stream } from "./use-stream.ts";

export interface PlayerModel {
  state: MediaState;
  isPlaying: boolean;
  stream: Stream;
  /** The lines being said, where captions are on. */
  lines: string[];
  hasCaptions: boolean;
  autoplay: boolean;
  isFull: boolean;
  /** What only a screen reader says. */
  said: string;
  act: (action: PlayerAction) => void;
  setVolume: (volume: number) => void;
  setSpeed: (speed: number) => void;
  setAutoplay: (isOn: boolean) => void;
}

const storage = () => localStorage;

export function usePlayer(
  frame: RefObject<HTMLElement | null>,
  element: RefObject<HTMLVideoElement | null>,
  video: PlayerVideo,
): PlayerModel {
  const { captions, isLive = false } = video;
  const state = useMediaState(element);
  const stream = useStream(element, video);
  const [hasCaptions, setCaptions] = useState(() => recall(storage).captions);
  const [autoplay, setAutoplay] = useState(() => recall(storage).autoplay);
  const [said, setSaid] = useState("");
  const fullscreen = useFullscreen(frame, element);
  const lines = useCaptions(element, hasCaptions);
  usePlaceMemory(element, video.videoId, isLive);

  const changeVolume = (volume: number) => {
    const film = element.current;
    if (film === null) return;
    setVolume(film, volume);
    // Silence is remembered as muted, so that there is a loudness to come back to.
    remember(storage, { muted: film.muted, ...(film.volume > 0 && { volume: film.volume }) });
  };

  const toggleCaptions = () => {
    if (captions === undefined) return;
    setCaptions(!hasCaptions);
    setSaid(hasCaptions ? "Captions off" : "Captions on");
    remember(storage, { captions: !hasCaptions });
  };

  const act = (action: PlayerAction) => {
    const film = element.current;
    if (film === null) return;
    switch (action.do) {
      case "toggle-play":
        togglePlay(film);
        break;
      case "toggle-mute":
        setMuted(film, !isSilent(film));
        remember(storage, { muted: film.muted });
        break;
      case "toggle-captions":
        toggleCaptions();
        break;
      case "toggle-fullscreen":
        fullscreen.toggle();
        break;
      case "toggle-picture-in-picture":
        togglePictureInPicture(film);
        break;
      case "skip":
        if (!isLive) seekTo(film, film.currentTime + action.by);
        break;
      case "seek":
        if (!isLive) seekTo(film, film.duration * action.to);
        break;
      case "change-volume":
        changeVolume((isSilent(film) ? 0 : film.volume) + action.by);
        break;
      case "change-speed":
        if (!isLive) changeSpeed(film, action.by);
    }
  };

  return {
    state,
    isPlaying: !state.isPaused && !state.hasEnded,
    stream,
    lines,
    hasCaptions,
    autoplay,
    isFull: fullscreen.isFull,
    said,
    act,
    setVolume: changeVolume,
    setSpeed: (speed) => element.current !== null && setSpeed(element.current, speed),
    setAutoplay: useCallback((isOn: boolean) => {
      setAutoplay(isOn);
      remember(storage, { autoplay: isOn });
    }, []),
  };
}
