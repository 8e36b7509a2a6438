import { expect, it, vi } from "vitest";
import { oncePer, oncePerPlace } from "./once-per.ts";

it("does the work once for each thing", () => {
  const work = vi.fn(({ n }: { n: number }) => n * 2);
  const double = oncePer(work);
  const three = { n: 3 };
  expect([double(three), double(three), double({ n: 3 })]).toEqual([6, 6, 6]);
  expect(work).toHaveBeenCalledTimes(2);
});

it("does the work again when the thing is shown elsewhere", () => {
  const work = vi.fn((_: object, path: string, origin: string) => origin + path);
  const address = oncePerPlace(work);
  const story = {};
  expect(address(story, "/a", "https://x")).toBe("https://x/a");
  expect(address(story, "/a", "https://x")).toBe("https://x/a");
  expect(address(story, "/b", "https://x")).toBe("https://x/b");
  expect(work).toHaveBeenCalledTimes(2);
});
