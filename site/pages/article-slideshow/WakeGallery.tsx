// Fetches what moves the gallery with the first sign of interest in it. Until then, and without script, it scrolls by itself.

import { useEffect, useRef, type ReactNode } from "react";

const interests = ["pointerover", "touchstart", "focusin", "scroll", "click"];

export function WakeGallery(): ReactNode {
  const own = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const life = new AbortController();
    const root = own.current?.closest("section");
    if (root !== null && root !== undefined) awaitInterest(root, life.signal);
    return () => life.abort();
  }, []);

  return <span ref={own} hidden />;
}

function awaitInterest(root: HTMLElement, signal: AbortSignal): void {
  const waiting = new AbortController();
  let isWaking = false;
  let latest: Event | undefined;
  const wake = async () => {
    isWaking = true;
    const { moveGallery } = await import("./move-gallery.ts");
    waiting.abort();
    if (!signal.aborted) moveGallery(root, signal, latest);
  };
  const onInterest = (event: Event) => {
    latest = event;
    if (!isWaking) void wake();
  };
  const options = { signal: AbortSignal.any([signal, waiting.signal]), capture: true, passive: true };
  for (const interest of interests) root.addEventListener(interest, onInterest, options);
  document.addEventListener("keydown", onInterest, options);
  // A hash has brought the reader to a picture already.
  if (root.querySelector("ol")?.scrollLeft) void wake();
}
