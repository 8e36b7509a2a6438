import { expect, it } from "vitest";
import { pageOfLink } from "./page-of-link.ts";

const here = { origin: "https://news.example", pathname: "/politics", search: "" };

function link(address: string, more: { target?: string; download?: string; rel?: string } = {}) {
  const { href, origin, pathname, search } = new URL(address, "https://news.example/politics");
  return { href, origin, pathname, search, target: "", download: "", rel: "", ...more };
}

it.each([
  ["/politics/a-story", true],
  ["https://news.example/us", true],
  ["/us#main", true],
  ["#comments", false],
  ["/politics", false],
  ["https://elsewhere.example/us", false],
  ["mailto:desk@news.example", false],
  ["/search-results/search?q=storm", false],
  ["/us/story?preview=abc", false],
  ["/api/env", false],
  ["/feed.xml", false],
])("a link to %s is fetched ahead: %s", (address, expected) => {
  expect(pageOfLink(link(address), here) !== undefined).toBe(expected);
});

it.each([
  [{ target: "_blank" }, false],
  [{ target: "_self" }, true],
  [{ download: "report.pdf" }, false],
  [{ rel: "nofollow" }, false],
  [{ rel: "noopener" }, true],
])("a link with %j is fetched ahead: %s", (more, expected) => {
  expect(pageOfLink(link("/us/story", more), here) !== undefined).toBe(expected);
});
