// How long tests wait for what must come. Only what hangs uses it up: a machine that is busy with other things is slow, not wrong.

import { availableParallelism, loadavg } from "node:os";

/** Milliseconds for a whole test, or for what is made ready before it. */
export const testPatience = 600_000;

/** Milliseconds for one thing to come true. */
export const pollPatience = 120_000;

/** How many times longer than alone this machine takes for the same work: now, by a fixed amount of computing, and in the last minute, by what
 * waited for its cores. Whatever kept it busy while the thing was under way may be over by now. */
export function slowness(): number {
  const [lastMinute = 0] = loadavg();
  return Math.max(slownessNow(), lastMinute / availableParallelism());
}

function slownessNow(): number {
  const began = performance.now();
  const { user, system } = process.cpuUsage();
  let used = 0;
  while (used < 200) {
    const now = process.cpuUsage();
    used = (now.user - user + now.system - system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / used);
}

/** Whether something took no longer than it may. A quiet machine is held to the limit as it is, a busy one to as many times as much as it is
 * slower. */
export function isWithin(took: number, limit: number): boolean {
  return took < limit || took < limit * slowness();
}
