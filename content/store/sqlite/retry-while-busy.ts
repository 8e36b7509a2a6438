// SQLite lets one process write at a time. Waiting happens here, between tries, so that a busy database never blocks the
// event loop of a serving site; past its patience it gives up with SQLite's own error.

import { setTimeout as sleep } from "node:timers/promises";

const longestWait = 10_000;
const pauseBetween = 10;

/** SQLITE_BUSY and SQLITE_LOCKED, with their extended codes in the higher bits. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return false;
  const code = error.errcode & 0xff;
  return code === 5 || code === 6;
}

export async function retryWhileBusy<Result>(action: () => Result, patience = longestWait): Promise<Result> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(pauseBetween);
    }
  }
}
