// The first script of every page. It waits until the reader is not busy, then takes the page over: idle, first interaction or 2 s.

import { rememberClicks } from "./early-clicks.ts";

const patience = 2000;
const interactions = ["pointerdown", "keydown", "touchstart"] as const;

let begun = false;

function begin(): void {
  if (begun) return;
  begun = true;
  for (const name of interactions) removeEventListener(name, begin, true);
  void import("./take-over.tsx").then(({ takeOver }) => takeOver());
}

rememberClicks();
for (const name of interactions) addEventListener(name, begin, { capture: true, passive: true });
if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: patience });
else setTimeout(begin, patience);
