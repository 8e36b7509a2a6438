import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

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
  ["/caf%C3%A9/news", "/café/news", "/café/news"],
  ["/a%00b", "/a%00b", "/a%00b"],
  ["/%zz", "/%zz", "/%zz"],
  ["/politics/?a=1", "/politics/", "/politics/?a=1"],
])("%s is the page %s kept as %s", (url, path, key) => {
  expect(pageAddress(url)).toMatchObject({ path, key });
});

it("a parameter of 8 KB is cut before it becomes a key", () => {
  expect(pageAddress(`/search-results/search?q=${"x".repeat(8192)}`).key.length).toBeLessThan(300);
});
