import { expect, it, vi } from "vitest";
import type { ContentClient } from "./client.ts";
import { rememberReads } from "./remember-reads.ts";

const story = { url: "/us/a", title: "A", type: "article" };

function counted() {
  const suggestions = vi.fn<ContentClient["suggestions"]>(async () => [story]);
  let hear: (keys: readonly string[]) => void = () => undefined;
  const onChange = (listener: typeof hear) => {
    hear = listener;
    return () => undefined;
  };
  const open = rememberReads(
    (keys) => {
      keys.add("record:article/a");
      return { suggestions } as never;
    },
    { onChange },
  );
  return { suggestions, open, change: (key: string) => hear([key]) };
}

it.each([
  ["the same words", "storm", "storm", 1],
  ["other words", "storm", "flood", 2],
  ["words too long to be an editor's", "storm ".repeat(20), "storm ".repeat(20), 2],
])("suggestions asked for with %s", async (_, first, second, times) => {
  const { suggestions, open } = counted();
  await open(new Set()).suggestions(first, 6);
  const keys = new Set<string>();
  expect(await open(keys).suggestions(second, 6)).toEqual([story]);
  expect(suggestions).toHaveBeenCalledTimes(times);
  expect([...keys]).toEqual(["record:article/a"]);
});

it("a change of a suggested story has them asked for again", async () => {
  const { suggestions, open, change } = counted();
  await open(new Set()).suggestions("storm", 6);
  change("record:article/a");
  await open(new Set()).suggestions("storm", 6);
  expect(suggestions).toHaveBeenCalledTimes(2);
});
