import { expect, it } from "vitest";
import { silentWorkers } from "./silent-workers.ts";

it("a worker that told once and then no more is named once, after as many looks", () => {
  const silence = silentWorkers<string>(3);
  const serving = new Set(["hangs", "tells", "never told"]);
  silence.heard("hangs");
  silence.heard("retired");
  const named = Array.from({ length: 6 }, () => {
    silence.heard("tells");
    return silence.look(serving);
  });
  expect(named).toEqual([[], [], ["hangs"], [], [], []]);
});

it("one that ended, or tells again, is not named", () => {
  const silence = silentWorkers<string>(2);
  const serving = new Set(["ended", "slow"]);
  silence.heard("ended");
  silence.heard("slow");
  expect(silence.look(serving)).toEqual([]);
  silence.forget("ended");
  silence.heard("slow");
  expect(silence.look(serving)).toEqual([]);
});
