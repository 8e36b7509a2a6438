// Plays a stream on a video element: with the viewer's sound, from where the viewer left.

import { askedStart } from "./asked-start.ts";
import { attachStream } from "./attach-stream.ts";
import type { AttachedStream, StreamEvents } from "./attached-stream.ts";
import { seekTo, start } from "./film-actions.ts";
import { recall } from "./player-memory.ts";
import type { PlayerVideo } from "./player-video.ts";
import { placeOf } from "./resume.ts";

export interface PlayedStream {
  chooseQuality(index: number | undefined): void;
  stop(): void;
}

/** `from`: where it stopped before, if it did. */
export function playStream(
  film: HTMLVideoElement,
  { videoId, stream, isLive = false }: PlayerVideo,
  from: number | undefined,
  { onQualities, onFailure }: StreamEvents,
): PlayedStream {
  const { volume, muted, places } = recall(() => localStorage);
  film.volume = volume;
  film.muted = muted;
  let attached: AttachedStream | undefined;
  let isOver = false;
  // Taking the stream away is an error to the element, but not to us.
  const fail = () => isOver || onFailure();
  const begin = () => {
    const place = from ?? (isLive ? undefined : (askedStart(location, videoId) ?? placeOf(places, videoId)));
    if (place !== undefined) seekTo(film, place);
    start(film);
  };
  film.addEventListener("error", fail);
  film.addEventListener("loadedmetadata", begin, { once: true });
  attachStream(film, stream, { onQualities, onFailure: fail }).then((ready) => {
    if (isOver) ready.detach();
    else attached = ready;
  }, fail);
  return {
    chooseQuality: (index) => attached?.chooseQuality(index),
    stop() {
      isOver = true;
      film.removeEventListener("error", fail);
      film.removeEventListener("loadedmetadata", begin);
      attached?.detach();
    },
  };
}
