import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

it("work is done in the order it came in, never two at a time, whatever becomes of it", async () => {
  const inTurn = oneAtATime();
  const seen: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      seen.push(`${name} begins`);
      await new Promise(setImmediate);
      seen.push(`${name} ends`);
      if (name === "b") throw new Error("b failed");
      return name;
    });
  const results = await Promise.allSettled([work("a"), work("b"), work("c")]);
  expect(seen).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("what waited too long is refused and not done later", async () => {
  let time = 0;
  const inTurn = oneAtATime(5, () => time);
  const seen: string[] = [];
  const first = inTurn(async () => {
    time = 10;
  });
  const second = inTurn(async () => seen.push("second"));
  await first;
  await expect(second).rejects.toThrow("in line for more than 5 ms");
  await inTurn(async () => seen.push("third"));
  expect(seen).toEqual(["third"]);
});
