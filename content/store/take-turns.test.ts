import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { turnIfDue } from "./take-turns.ts";

function spin(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it("others have their turn in between, however much there is to do", async () => {
  let turns = 0;
  const done = new AbortController();
  const others = (async () => {
    for (; !done.signal.aborted; turns += 1) await nextTurn();
  })();
  for (let read = 0; read < 20; read += 1) {
    await turnIfDue();
    spin(10);
  }
  done.abort();
  await others;
  expect(turns).toBeGreaterThan(5);
});
