import { describe, expect, it } from "vitest";
import { pageOfPost, postPage, postsAfter } from "./post-pages.ts";

const pin = { id: "pin", pinned: true };
const posts = (count: number) => [
  pin,
  ...Array.from({ length: count }, (_, index) => ({ id: `p${index}`, pinned: false })),
];
const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);

describe("the pages of live coverage", () => {
  it.each([
    [0, null, 1, ["pin"], 0, undefined],
    [20, null, 1, ["pin"], 20, "p0"],
    [21, null, 2, ["pin"], 20, "p0"],
    [21, "2", 2, [], 1, "p20"],
    [400, "20", 20, [], 20, "p380"],
  ])("of %i posts page %j of %i shows %j and %i posts from %s", (count, wanted, pages, pinned, size, first) => {
    const page = postPage(posts(count), wanted);
    expect(page?.pages).toBe(pages);
    expect(ids(page?.pinned)).toEqual(pinned);
    expect(page?.stream.length).toBe(size);
    expect(page?.stream[0]?.id).toBe(first);
  });

  it.each(["0", "-1", "3", "1.5", "two", ""])("there is no page %j of 21 posts", (wanted) => {
    expect(postPage(posts(21), wanted)).toBeUndefined();
  });

  it.each([
    ["pin", 1],
    ["p0", 1],
    ["p19", 1],
    ["p20", 2],
    ["p399", 20],
    ["gone", undefined],
  ])("the post %s stands on page %s", (id, page) => {
    expect(pageOfPost(posts(400), id)).toBe(page);
  });

  it("earlier posts go on after the last one shown, until there are none", () => {
    const first = postsAfter(posts(41), "p19");
    expect([first.posts[0]?.id, first.posts.at(-1)?.id, first.hasMore]).toEqual(["p20", "p39", true]);
    expect(postsAfter(posts(41), "p39")).toEqual({ posts: [{ id: "p40", pinned: false }], hasMore: false });
    expect(postsAfter(posts(41), "gone")).toEqual({ posts: [], hasMore: false });
  });
});
