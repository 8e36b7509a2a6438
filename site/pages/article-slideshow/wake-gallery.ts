// Fetches what moves the gallery with the first sign of interest in it. Until then, and without script, it scrolls by itself.

import type { IslandLife } from "../../../core/client/islands.ts";
import { askToWake } from "../../../core/client/early-clicks.ts";

/** Whoever has begun with the pictures may want the next ones. */
const recommended = '[data-island="recommended-slideshows"]';

const interests = ["pointerover", "touchstart", "focusin", "scroll", "click"];

/** `mark`: an element of the gallery. */
export function wakeGallery(mark: HTMLElement, _: object, { signal }: IslandLife): void {
  const root = mark.closest("section");
  if (root !== null) awaitInterest(root, signal);
}

function awaitInterest(root: HTMLElement, signal: AbortSignal): void {
  const waiting = new AbortController();
  let isWaking = false;
  let latest: Event | undefined;
  const wake = async () => {
    isWaking = true;
    const { moveGallery } = await import("./move-gallery.ts");
    waiting.abort();
    if (signal.aborted) return;
    moveGallery(root, signal, latest);
    const next = root.querySelector(recommended);
    if (next !== null) askToWake(next);
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
