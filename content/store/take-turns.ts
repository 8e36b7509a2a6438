// A page that reads many long records lets others through in between.

import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds. */
const longestTurn = 20;

let began = 0;

/** Waits for the next turn of the event loop where the last one it waited for is some time ago. Callers go one after another. */
export async function turnIfDue(): Promise<void> {
  if (performance.now() - began < longestTurn) return;
  await nextTurn();
  began = performance.now();
}
