import { expect, it } from "vitest";
import { isFixedAddress, isNeverRedirected, isSitePage } from "./is-fixed-address.ts";

it.each([
  ["/", true],
  ["/video", true],
  ["/video/topics/a/b", true],
  ["/lite/politics", true],
  ["/uploads/a.jpg", true],
  ["/politics", false],
  ["/politics/a-story", false],
  ["/contact", false],
  ["/newsletters", false],
])("%s answers whatever is stored: %s", (path, expected) => {
  expect(isFixedAddress(path)).toBe(expected);
});

it.each([
  ["/", true],
  ["/corrections", true],
  ["/Corrections", true],
  ["/settings", true],
  ["/search-results/search", true],
  ["/lite", true],
  ["/lite/old", false],
  ["/politics", false],
  ["/politics/old.html", false],
  ["/contact", false],
  ["/amp/a-story", false],
])("%s is that of a page of the site itself: %s", (path, expected) => {
  expect(isSitePage(path)).toBe(expected);
});

it.each([
  ["/feeds/latest.xml", true],
  ["/feeds/*", true],
  ["/feeds", false],
  ["/robots.txt", true],
  ["/sitemap.xml", true],
  ["/sitemap_index.xml", false],
  ["/favicon.ico", true],
  ["/readyz", true],
  ["/api/content", true],
  ["/assets/x.js", true],
  ["/img/x.jpg", true],
  ["/uploads/x.jpg", true],
  ["/uploads/:id.jpg", true],
  ["/wp-content/uploads/x.jpg", false],
  ["/service-worker.js", true],
  ["/sw.js", false],
  ["/old.png", false],
  ["/desk/stories", true],
  ["/lite/old", true],
  ["/politics/old.html", false],
])("%s is answered before any redirect is looked for: %s", (path, expected) => {
  expect(isNeverRedirected(path, (name) => name === "favicon.ico")).toBe(expected);
});
