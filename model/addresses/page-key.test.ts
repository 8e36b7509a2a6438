import { expect, it } from "vitest";
import { pageKey, type QueriesAt } from "./page-key.ts";

const queriesAt: QueriesAt = [
  ["/coverage", ["post"]],
  ["/foxaroundtheworld/search", ["q"]],
  ["/search-results/search", ["q", "type"]],
];

it.each([
  ["/politics", "/politics"],
  ["/politics?utm_source=mail&fbclid=1#top", "/politics"],
  ["/us?page=2&x=1", "/us?page=2"],
  ["/us?page=-1", "/us?page=0"],
  ["/us?page=two", "/us?page=0"],
  ["/us?page=02", "/us?page=0"],
  ["/us?page=12345", "/us?page=0"],
  ["/us?q=storm", "/us"],
  ["/us?page=2&archive=2019-05", "/us?archive=2019-05&page=2"],
  ["/us?archive=all", "/us?archive=all"],
  ["/us?archive=1899-12", "/us?archive=1899-12"],
  ["/us?archive=0899-12", "/us?archive=0"],
  ["/us?archive=2019-13", "/us?archive=0"],
  ["/us?archive=1", "/us?archive=0"],
  ["/search-results/search?q=storm&x=1", "/search-results/search?q=storm"],
  ["/foxaroundtheworld/search?q=peru", "/foxaroundtheworld/search?q=peru"],
  ["/coverage/storm?post=7", "/coverage/storm?post=7"],
  ["/politics?post=7", "/politics"],
  ["/caf%C3%A9/news", "/caf%C3%A9/news"],
])("%s is the page %s", (address, key) => {
  expect(pageKey(new URL(address, "https://www.example.com"), queriesAt)).toBe(key);
});
