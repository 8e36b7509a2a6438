import { describe, expect, it } from "vitest";
import { halved, isWorthCaching, judgeAnswer, limits } from "./cache-rules.ts";

const html = "text/html; charset=utf-8";
const shared = "public, max-age=0, s-maxage=30";

describe("what may be cached", () => {
  it.each([
    ["a page for everyone", 200, html, shared, "keep"],
    ["a page without a word on caching", 200, html, null, "keep"],
    ["a preview or a form", 200, html, "private, no-store", "forget"],
    ["a page made while a read failed", 200, html, "no-store", "ignore"],
    ["a story that a failing store does not find", 404, html, "no-store", "ignore"],
    ["a story that was taken down", 404, html, shared, "forget"],
    ["a story that is gone", 410, html, shared, "forget"],
    ["a fault of the server", 503, html, "no-store", "ignore"],
    ["a redirect", 0, null, null, "ignore"],
    ["something else than a page", 200, "application/pdf", shared, "ignore"],
  ])("%s", (_, status, contentType, cacheControl, verdict) => {
    expect(judgeAnswer({ status, contentType, cacheControl })).toBe(verdict);
  });
});

it.each([
  ["/", true],
  ["/politics/a-story", true],
  ["/golf/a-story", true],
  ["/go", false],
  ["/gowatch?channel=business", false],
  ["/search-results/search?q=storm", false],
])("%s is worth keeping: %s", (key, expected) => {
  expect(isWorthCaching(key, ["/go", "/gowatch", "/search-results/search"])).toBe(expected);
});

it("a device without room keeps half as much, and saved stories all the same", () => {
  const { readPages, savedPages, pictureBytes } = halved(limits);
  expect(readPages).toBe(limits.readPages / 2);
  expect(pictureBytes).toBe(limits.pictureBytes / 2);
  expect(savedPages).toBe(limits.savedPages);
});
