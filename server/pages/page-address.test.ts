import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";
import { readTarget } from "../http/request-target.ts";

/** The address that a request for this target has. */
function addressOf(target: string) {
  const read = readTarget(target);
  if (!("path" in read)) throw new Error(`${target} is not the address of a page`);
  return pageAddress(read.path, read.search);
}

it.each([
  ["/politics", "/politics", "/politics"],
  ["/politics?utm_source=mail&fbclid=1", "/politics", "/politics"],
  ["/politics?page=2&x=1", "/politics", "/politics?page=2"],
  ["/search-results/search?q=storm%20bill", "/search-results/search", "/search-results/search?q=storm+bill"],
  ["/search-results/search?sort=date&q=a&x=1", "/search-results/search", "/search-results/search?q=a&sort=date"],
  ["/coverage/storm?post=7&x=1", "/coverage/storm", "/coverage/storm?post=7"],
  ["/politics?post=7", "/politics", "/politics"],
  ["/elections?office=senate&state=ohio&x=1", "/elections", "/elections?state=ohio&office=senate"],
  ["/politics?state=ohio", "/politics", "/politics"],
  ["/fnctv?channel=business&day=2026-11-15", "/fnctv", "/fnctv?day=2026-11-15&channel=business"],
  ["/go?channel=business&view=x", "/go", "/go?channel=business"],
  ["/gossip?channel=business", "/gossip", "/gossip"],
  ["/caf%C3%A9/news", "/café/news", "/caf%C3%A9/news"],
  ["/us/a%3Fpage=2", "/us/a?page=2", "/us/a%3Fpage=2"],
  ["/politics/?a=1", "/politics/", "/politics/"],
  ["http://other.example/politics", "/politics", "/politics"],
])("%s is the page %s cached as %s", (target, path, key) => {
  expect(addressOf(target)).toMatchObject({ path, key });
});

it("a long parameter is cut before it becomes a key", () => {
  expect(addressOf(`/search-results/search?q=${"x".repeat(2000)}`).key.length).toBeLessThan(300);
});

it.each([`${"x".repeat(199)} ${"y".repeat(50)}`, `${"x".repeat(199)}🗳`, "  a  ", "a&page=2", "\ud800"])(
  "the key of a search for %j is an address with that very key",
  (words) => {
    const { key } = pageAddress("/search-results/search", new URLSearchParams({ q: words }).toString());
    expect(addressOf(key).key).toBe(key);
  },
);

it.each([
  ["/%70olitics?page=2", { movedTo: "/politics?page=2" }],
  ["//politics", { movedTo: "/politics" }],
  ["/politics%3Fpage=2", { path: "/politics?page=2", search: "" }],
  ["/a%00b", { refused: 404 }],
  ["*", { refused: 404 }],
  ["politics", { refused: 404 }],
  [`/${"x".repeat(2047)}`, { path: `/${"x".repeat(2047)}`, search: "" }],
  [`/${"x".repeat(2048)}`, { refused: 414 }],
])("%s is judged at the door", (target, expected) => {
  expect(readTarget(target)).toEqual(expected);
});
