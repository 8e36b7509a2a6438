import { expect, it } from "vitest";
import { orderPosts } from "./order-posts.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 14, 20, minute)).toISOString();
const post = (id: string, minute?: number, pinned = false) => ({
  id,
  pinned,
  ...(minute !== undefined && { time: at(minute) }),
});

it.each([
  ["the newest first", [post("a", 1), post("c", 3), post("b", 2)], ["c", "b", "a"]],
  ["pinned before newer", [post("new", 9), post("pin", 1, true)], ["pin", "new"]],
  ["the newer of two pinned first", [post("p1", 1, true), post("new", 9), post("p2", 2, true)], ["p2", "p1", "new"]],
  ["of one minute in the record's order", [post("a", 5), post("b", 5)], ["a", "b"]],
  ["those without a time last, as they came", [post("x"), post("a", 1), post("y")], ["a", "x", "y"]],
  ["none", [], []],
])("LIVE-01 posts stand %s", (_, posts, ids) => {
  expect(orderPosts(posts).map(({ id }) => id)).toEqual(ids);
});
