// The player as large as the screen. iPhones can only do that with the film alone.

import { useEffect, useState, type RefObject } from "react";

interface Fullscreen {
  isFull: boolean;
  toggle: () => void;
}

export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Fullscreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, [frame]);
  return {
    isFull,
    toggle() {
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      else if (frame.current !== null && "requestFullscreen" in frame.current)
        frame.current.requestFullscreen().catch(() => undefined);
      else enterAlone(video.current);
    },
  };
}

function enterAlone(video: HTMLVideoElement | null): void {
  if (video === null || !("webkitEnterFullscreen" in video)) return;
  if (typeof video.webkitEnterFullscreen === "function") video.webkitEnterFullscreen();
}
