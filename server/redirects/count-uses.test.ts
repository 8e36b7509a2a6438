import { expect, it, vi } from "vitest";
import { countRedirects } from "./count-uses.ts";

function counting(parts: { period?: number; most?: number } = {}) {
  const stored: Record<string, number>[] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const counter = countRedirects({
    store: async (uses) => void stored.push(Object.fromEntries(uses)),
    onError,
    ...parts,
  });
  return { counter, stored, onError };
}

it("many readers are one write", async () => {
  const { counter, stored } = counting();
  for (let reader = 0; reader < 500; reader += 1) counter.note(reader % 5 === 0 ? ["/a", "/b"] : ["/b"]);
  expect(stored).toEqual([]);
  await counter.stop();
  expect(stored).toEqual([{ "/a": 100, "/b": 500 }]);
});

it("many different ones do not wait for each other", async () => {
  const { counter, stored } = counting({ most: 2 });
  counter.note(["/a"]);
  counter.note(["/b"]);
  counter.note(["/c"]);
  await counter.stop();
  expect(stored).toEqual([{ "/a": 1, "/b": 1 }, { "/c": 1 }]);
});

it("a store that is away costs the count and nothing else", async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const counter = countRedirects({ store: () => Promise.reject(new Error("away")), onError });
  counter.note(["/a"]);
  await counter.stop();
  expect(onError).toHaveBeenCalledOnce();
});
