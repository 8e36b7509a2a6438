// When a page is taken over: once the reader is not busy, at the first interaction, or after two seconds.

import { guardChunks } from "./chunk-guard.ts";
import { rememberClicks } from "./early-clicks.ts";

const patience = 2000;
const interactions = ["pointerdown", "keydown", "touchstart"] as const;

const address = () => location.pathname + location.search;

/** Steps between pages of one document are the browser's to make, but nobody shows them before the page is taken over: the document is loaded. */
function showEarlySteps(): () => void {
  const own = address();
  const onStep = () => {
    if (address() !== own) location.reload();
  };
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
