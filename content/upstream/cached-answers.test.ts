import { expect, it, vi } from "vitest";
import { answerCache } from "./cached-answers.ts";

function cached() {
  const clock = { now: 0 };
  const onStale = vi.fn<(key: string) => void>();
  const get = answerCache<string>({
    freshFor: 10,
    staleFor: 100,
    patience: 20,
    most: 2,
    mostBytes: 1000,
    sizeOf: (answer) => answer.length,
    now: () => clock.now,
    onStale,
  });
  return { clock, get, onStale };
}

const fails = () => Promise.reject(new Error("away"));

it("asks once for many, and again when the answer has grown old", async () => {
  const { clock, get } = cached();
  const ask = vi.fn<() => Promise<string>>(async () => `at ${clock.now}`);
  expect(await Promise.all([get("a", ask), get("a", ask)])).toEqual(["at 0", "at 0"]);
  clock.now = 9;
  expect(await get("a", ask)).toBe("at 0");
  clock.now = 10;
  expect(await get("a", ask)).toBe("at 10");
  expect(ask).toHaveBeenCalledTimes(2);
});

it("an old answer stands in for one that failed, for a while, and a failure is never cached", async () => {
  const { clock, get, onStale } = cached();
  await expect(get("a", fails)).rejects.toThrow("away");
  await get("a", async () => "good");
  clock.now = 100;
  expect(await get("a", fails)).toBe("good");
  expect(onStale).toHaveBeenCalledWith("a");
  expect(await get("a", async () => "better")).toBe("better");
  clock.now = 301;
  await expect(get("a", fails)).rejects.toThrow("away");
});

it("an old answer stands in for one that is late, which is cached when it comes", async () => {
  const { clock, get } = cached();
  await get("a", async () => "old");
  clock.now = 50;
  const late = Promise.withResolvers<string>();
  expect(await get("a", () => late.promise)).toBe("old");
  late.resolve("new");
  expect(await get("a", fails)).toBe("new");
});

it("keeps no more than it may", async () => {
  const { get } = cached();
  const ask = vi.fn<() => Promise<string>>(async () => "x");
  for (const key of ["a", "b", "c", "a"]) await get(key, ask);
  expect(ask).toHaveBeenCalledTimes(4);
  for (const key of ["a", "a"]) await get(key, async () => "y".repeat(2000));
});
