// How long tests wait for what must come. Only what hangs uses it up: a machine that is busy with other things is slow, not wrong.

/** Milliseconds for a whole test, or for what is made ready before it. */
export const TEST_PATIENCE = 600_000;

/** Milliseconds for one thing to come true. */
export const POLL_PATIENCE = 120_000;

/** How many times longer than alone this machine takes for the same work now: a fixed amount of computing, by the clock and by the processor. */
function slowness(): number {
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
