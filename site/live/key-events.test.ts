import { expect, it } from "vitest";
import { keyEvents, postLabel } from "./key-events.ts";

it("LIVE-01 key events are the marked posts, newest first, pinned or not", () => {
  const posts = [
    { id: "pin", title: "Pinned", time: "2026-11-14T10:00:00Z", key: true, pinned: true },
    { id: "b", title: "Second", time: "2026-11-14T12:00:00Z", key: true, pinned: false },
    { id: "x", title: "No key", time: "2026-11-14T11:30:00Z", key: false, pinned: false },
    { id: "a", title: "First", time: "2026-11-14T09:00:00Z", key: true, pinned: false },
  ];
  expect(keyEvents(posts).map(({ id }) => id)).toEqual(["b", "pin", "a"]);
});

it.each([
  [{ title: "A title", body: "<p>Words</p>" }, "A title"],
  [{ body: "<p>Few <em>words</em></p>" }, "Few words"],
  [{ body: `<p>${"word ".repeat(40)}</p>` }, `${"word ".repeat(17)}word …`],
  [{}, ""],
])("LIVE-01 %j is called %j", (post, label) => {
  expect(postLabel(post)).toBe(label);
});
