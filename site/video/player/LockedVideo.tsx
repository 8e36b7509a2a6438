// A locked video on its own page: the page holds no stream and is the same for everybody. For a viewer who has signed in the stream is asked
// for here, and the lock goes. Whoever has not keeps the lock, with its way to sign in.

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { streamPath } from "../../sign-in/sign-in-addresses.ts";
import type { KnownVideo } from "../known-video.ts";
import type { NextVideo, PlayerVideo } from "./player-video.ts";
import type { PlayerProps } from "./Player.tsx";

interface LockedVideoProps {
  video: Omit<PlayerVideo, "stream" | "captions">;
  next?: NextVideo;
}

interface Unlocked {
  film: Pick<PlayerVideo, "stream" | "captions">;
  Launcher: ComponentType<PlayerProps>;
}

export function LockedVideo({ video, next }: LockedVideoProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [unlocked, setUnlocked] = useState<Unlocked>();
  const { videoId } = video;

  useEffect(() => {
    const leaving = new AbortController();
    const theatre = place.current?.closest("[data-theatre]");
    const unlock = async () => {
      const film = await askStream(videoId, leaving.signal);
      if (film === undefined) return;
      const { PlayerLauncher } = await import("./PlayerLauncher.tsx");
      for (const lock of theatre?.querySelectorAll<HTMLElement>("[data-lock]") ?? []) lock.hidden = true;
      setUnlocked({ film, Launcher: PlayerLauncher });
    };
    // Without an answer it stays locked.
    unlock().catch(() => undefined);
    return () => leaving.abort();
  }, [videoId]);

  if (unlocked === undefined) return <span ref={place} hidden />;
  const { film, Launcher } = unlocked;
  return <Launcher video={{ ...video, ...film }} next={next} />;
}

async function askStream(videoId: string, signal: AbortSignal): Promise<Unlocked["film"] | undefined> {
  const response = await fetch(streamPath(videoId), { signal });
  if (!response.ok) return undefined;
  const { stream, captions }: KnownVideo = await response.json();
  return stream && { stream, captions };
}
