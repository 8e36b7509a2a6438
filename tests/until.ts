// Waits as `eventually` does, for programs that are no tests.

import { setTimeout as pause } from "node:timers/promises";
import { pollPatience } from "./patience.ts";

/** Asks again and again until it is so; what is thrown means that it is not so yet. `what` is told when it never is. */
export async function until(what: () => string, check: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + pollPatience;
  for (;;) {
    let fault: unknown;
    try {
      if (await check()) return;
    } catch (error) {
      fault = error;
    }
    if (performance.now() > end) throw new Error(what(), { cause: fault });
    await pause(20);
  }
}
