// When a page is taken over: once the reader is not busy, at the first interaction, or after two seconds.

import { guardChunks } from "./chunk-guard.ts";
import { rememberClicks } from "./early-clicks.ts";

const patience = 2000;
const interactions = ["pointerdown", "keydown", "touchstart"] as const;

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Of the entry of the history that this document was loaded for: a reader may have gone Back before any script ran. */
function loadedAddress(): string {
  const { activation, currentEntry } = window.navigation ?? {};
  const { key, url } = activation?.entry ?? {};
  return addressOf(typeof url === "string" && key !== currentEntry?.key ? new URL(url) : location);
}

/** Steps between pages of one document are the browser's to make, but nobody shows them before the page is taken over: the document is loaded. */
function showEarlySteps(): () => void {
  const own = loadedAddress();
  const onStep = () => {
    if (addressOf(location) !== own) location.reload();
  };
  onStep();
  addEventListener("popstate", onStep);
  return () => removeEventListener("popstate", onStep);
}

export function beginWhenIdle(takeOver: () => Promise<void>): void {
  let begun = false;
  const isTakenOver = showEarlySteps();

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const name of interactions) removeEventListener(name, begin, true);
    void takeOver().then(isTakenOver);
  };

  guardChunks();
  rememberClicks();
  for (const name of interactions) addEventListener(name, begin, { capture: true, passive: true });
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: patience });
  else setTimeout(begin, patience);
}
