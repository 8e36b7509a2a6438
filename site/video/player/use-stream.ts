// The stream of the player, as React state: its qualities, and whether it has failed and may be tried again.

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Quality } from "./attached-stream.ts";
import { playStream, type PlayedStream } from "./play-stream.ts";
import type { PlayerVideo } from "./player-video.ts";

export interface Stream {
  qualities: readonly Quality[];
  /** Nothing: whatever suits the connection. */
  quality: number | undefined;
  chooseQuality: (index: number | undefined) => void;
  hasFailed: boolean;
  retry: () => void;
}

interface Attempt {
  /** Where the one before it stopped. */
  from?: number;
}

export function useStream(element: RefObject<HTMLVideoElement | null>, video: PlayerVideo): Stream {
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, setQuality] = useState<number>();
  const [attempt, setAttempt] = useState<Attempt>({});
  const [failedAt, setFailedAt] = useState<number>();
  const played = useRef<PlayedStream>(undefined);

  useEffect(() => {
    const film = element.current;
    if (film === null) return undefined;
    const stream = playStream(film, video, attempt.from, {
      onQualities: setQualities,
      onFailure: () => setFailedAt(film.currentTime),
    });
    played.current = stream;
    return () => stream.stop();
  }, [element, video, attempt]);

  return {
    qualities,
    quality,
    chooseQuality: useCallback((index) => {
      setQuality(index);
      played.current?.chooseQuality(index);
    }, []),
    hasFailed: failedAt !== undefined,
    retry: () => {
      setAttempt({ from: failedAt });
      setFailedAt(undefined);
    },
  };
}
