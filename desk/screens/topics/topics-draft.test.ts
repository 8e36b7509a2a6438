import { expect, it } from "vitest";
import type { OpenTopics } from "../../../model/desk/topic-calls.ts";
import { draftOf, isChanged, moved, newTopic, topicsOf } from "./topics-draft.ts";

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, -1, "abc"],
  [2, 9, "abc"],
  [7, 0, "abc"],
])("from %i to %i: %s", (from, to, expected) => {
  expect(moved(["a", "b", "c"], from, to).join("")).toBe(expected);
});

const open: OpenTopics = {
  topics: { title: "Now", colour: "green", items: [{ text: "Storm", url: "/storm", openInNewWindow: false }] },
  version: "v1",
};

it("a draft of what stands is no change, and one with another topic is", () => {
  const draft = draftOf(open);
  expect(draft.over).toBe("v1");
  expect(isChanged(draft, open)).toBe(false);
  const more = { ...draft, items: [...draft.items, newTopic("k")] };
  expect(isChanged(more, open)).toBe(true);
  expect(topicsOf(more).items).toEqual([
    { text: "Storm", url: "/storm", openInNewWindow: false },
    { text: "", url: "", openInNewWindow: false },
  ]);
});
