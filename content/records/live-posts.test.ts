import { expect, it } from "vitest";
import { eventOfPost, idInSource, overlayPosts, postIn, sourceWithPosts } from "./live-posts.ts";
import { parseRecord } from "./parse-record.ts";

it.each([
  ["nothing over it", "a b", "", "a b"],
  ["one more", "a b", "c", "a b c"],
  ["several more, in their order", "", "c a b", "c a b"],
  ["one in the place of another", "a b c", "b!", "a b! c"],
  ["one removed", "a b c", "-b", "a c"],
  ["one removed that never came with it", "a", "-b", "a"],
  ["one that is there twice is there once", "a b a", "a!", "a! b"],
  ["one that is there twice is removed", "a b a", "-a", "b"],
  ["all at once", "a b c", "d -a c! e", "b c! d e"],
])("LIVE-01 posts over an event's own: %s", (_, own, over, expected) => {
  const words = (text: string) => text.split(" ").filter(Boolean);
  const idOf = (post: string) => post.replace("!", "");
  const posts = words(over).map((post) =>
    post.startsWith("-") ? { id: post.slice(1), post: undefined } : { id: idOf(post), post },
  );
  expect(overlayPosts(words(own), idOf, posts).join(" ")).toBe(expected);
});

it.each([
  [{ id: 17 }, "17"],
  [{ id: " a " }, "a"],
  [{ id: "" }, undefined],
  [{}, undefined],
  [null, undefined],
  ["x", undefined],
])("the id of %j is %j", (post, id) => {
  expect(idInSource(post)).toBe(id);
});

it("an event without posts over it is what came, to the byte", () => {
  const source = '{ "type": "live_event", "id": "1", "title": "T" }';
  expect(sourceWithPosts(source, [])).toBe(source);
  expect(sourceWithPosts(source, [{ id: "7", post: { id: 7, title: "P" } }])).toBe(
    '{"type":"live_event","id":"1","title":"T","updates":[{"id":7,"title":"P"}]}',
  );
});

const prepared = (post: object) => postIn(parseRecord(eventOfPost(post)));

it("LIVE-01 a post is read as its event would read it", () => {
  expect(prepared({ id: 7, body: "<p onclick=x>Now</p>", components: [{ is: "gone" }], pinned: "true" })).toMatchObject(
    {
      doc: { id: "7", body: "<p>Now</p>", pinned: true, key: false, blocks: [] },
      gaps: [{ at: "components.0", name: "gone" }],
    },
  );
});

it.each([
  [{ id: "a" }, "has no title, no body and no component: nothing to show"],
  [{ id: "a", title: { b: 1 } }, "title: must be a string"],
  [{ id: "", title: "T" }, "id: must be an id"],
  [{ id: "a", title: "T", time: "yesterday" }, "time: is not a time"],
])("LIVE-01 a post that cannot be shown is refused: %j", (post, reason) => {
  expect(prepared(post)).toEqual({ refused: [expect.stringContaining(reason)] });
});
