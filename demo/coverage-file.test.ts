import { describe, expect, it } from "vitest";
import { readCoverage } from "./coverage-file.ts";

const now = Date.parse("2026-05-04T12:00:00.000Z");
const head = "title: T\ndescription: D\ndek: K\nfirst: 6h\n---\n";
const read = (posts: string) => readCoverage(head + posts, "storm");
const updates = (posts: string) => (read(posts).record(now) as { updates: object[] }).updates;

describe("a file of live coverage", () => {
  it("gives posts with marks, author, title, words and time", () => {
    expect(
      updates("@ 41m key pinned | Rosa Delgado-Finch\n# It’s ashore near Cocodrie\nOne *word*.\n\n- a\n- b\n"),
    ).toEqual([
      {
        id: "its-ashore-near-cocodrie",
        title: "It’s ashore near Cocodrie",
        body: "<p>One <em>word</em>.</p><ul><li>a</li><li>b</li></ul>",
        author: "Rosa Delgado-Finch",
        pinned: true,
        key: true,
        time: "2026-05-04T11:19:00.000Z",
      },
    ]);
  });

  it("keeps pictures and what follows them as components", () => {
    const posts = "@ 5m id=flood\nWords.\n\n![Water | Meridian](art:flood)\n\nMore words.\n";
    expect(updates(posts)).toMatchObject([
      {
        body: "<p>Words.</p>",
        components: [{ is: "article-image", props: { url: "/uploads/art/flood.webp" } }, { is: "paragraph" }],
      },
    ]);
  });

  it("holds back what is to come", () => {
    const { upcoming } = read("@ 5m\n# Now\n\n@ next key\n# Later on\nWords.\n");
    expect(upcoming).toEqual([{ id: "later-on", title: "Later on", body: "<p>Words.</p>", key: true }]);
    expect(updates("@ 5m\n# Now\n\n@ next key\n# Later on\nWords.\n")).toHaveLength(1);
  });

  it.each([
    ["no head", () => readCoverage("@ 5m\n# x\n", "s"), "the line ---"],
    ["an unknown key", () => readCoverage("colour: red\n---\n", "s"), "colour is not a key"],
    ["no age", () => read("@ soon\n# x\n"), '"soon" is not an age'],
    ["neither title nor id", () => read("@ 5m\nwords\n"), "needs id"],
    ["a name twice", () => read("@ 5m\n# x\n\n@ 6m\n# x\n"), "two posts are called x"],
  ])("is refused with %s", (_, attempt, reason) => {
    expect(attempt).toThrow(reason);
  });
});
