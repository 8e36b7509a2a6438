// When a page is taken over: once the reader is not busy, at the first interaction, or after two seconds.

import { guardChunks } from "./chunk-guard.ts";
import { rememberClicks } from "./early-clicks.ts";

const patience = 2000;
const interactions = ["pointerdown", "keydown", "touchstart"] as const;

export function beginWhenIdle(takeOver: () => Promise<void>): void {
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    for (const name of interactions) removeEventListener(name, begin, true);
    void takeOver();
  };

  guardChunks();
  rememberClicks();
  for (const name of interactions) addEventListener(name, begin, { capture: true, passive: true });
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: patience });
  else setTimeout(begin, patience);
}
