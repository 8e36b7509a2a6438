import { expect, it } from "vitest";
import { asStandIn, cachedTime, withCachedNote } from "./cached-note.ts";

const at = Date.parse("2026-11-15T14:41:00Z");

it.each([
  ["the same day", "2026-11-15T23:00:00Z", "9:41 AM"],
  ["the next day", "2026-11-16T14:00:00Z", "November 15, 9:41 AM"],
  ["the same day of another month", "2026-12-15T14:00:00Z", "November 15, 9:41 AM"],
])("STATE-02 a copy is dated as a reader would on %s", (_, now, text) => {
  expect(cachedTime(at, Date.parse(now), "America/New_York")).toBe(text);
});

it("STATE-02 a cached copy says so before everything else, once", () => {
  const html = withCachedNote('<body class="a"><div id="root">&lt;body&gt;</div></body>', at, at, "America/New_York");
  expect(html).toMatch(/^<body class="a"><aside id="cached-note" class="connection-note screen-only"/);
  expect(html).toContain('Kept copy from <time datetime="2026-11-15T14:41:00.000Z">9:41 AM</time>');
  expect(html).toMatch(/<\/aside><div id="root">&lt;body&gt;<\/div><\/body>$/);
});

it("STATE-02 the offline page knows when it stands in for another", () => {
  expect(asStandIn('<!doctype html><html lang="en">')).toBe('<!doctype html><html data-stands-in lang="en">');
});
