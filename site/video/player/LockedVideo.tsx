// A locked video on its own page: the page holds no stream and is the same for everybody. For a viewer who has signed in the stream is asked
// for here, and the lock goes. Whoever has not keeps the lock, with its way to sign in.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { streamPath } from "../../sign-in/sign-in-addresses.ts";
import type { KnownVideo } from "../known-video.ts";
import type { NextVideo, PlayerVideo } from "./player-video.ts";
import { PlayerLauncher } from "./PlayerLauncher.tsx";

interface LockedVideoProps {
  video: Omit<PlayerVideo, "stream" | "captions">;
  next?: NextVideo;
}

type Unlocked = Pick<PlayerVideo, "stream" | "captions">;

export function LockedVideo({ video, next }: LockedVideoProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [unlocked, setUnlocked] = useState<Unlocked>();
  const { videoId } = video;

  useEffect(() => {
    const leaving = new AbortController();
    const theatre = place.current?.closest("[data-theatre]");
    const unlock = async () => {
      const answer = await askStream(videoId, leaving.signal);
      if (answer === undefined) return;
      for (const lock of theatre?.querySelectorAll<HTMLElement>("[data-lock]") ?? []) lock.hidden = true;
      setUnlocked(answer);
    };
    // Without an answer it stays locked.
    unlock().catch(() => undefined);
    return () => leaving.abort();
  }, [videoId]);

  if (unlocked === undefined) return <span ref={place} hidden />;
  return <PlayerLauncher video={{ ...video, ...unlocked }} next={next} />;
}

async function askStream(videoId: string, signal: AbortSignal): Promise<Unlocked | undefined> {
  const response = await fetch(streamPath(videoId), { signal });
  if (!response.ok) return undefined;
  const { stream, captions }: KnownVideo = await response.json();
  return stream && { stream, captions };
}
