import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import example from "./example.json" with { type: "json" };

const videos = (count: number) => Array.from({ length: count }, (_, id) => ({ id, title: `Video ${id}` }));

it("VIDEO-05 a video has its title, its length, its show and what is to be known of it", () => {
  const html = drawBlock("video-group", example.props);
  expect(html).toMatch(/<h2[^>]*>.*href="\/shows\/storm-desk".*Storm Desk/s);
  expect(html).toMatch(/<a [^>]*href="\/video\/6390000000120" aria-current="true">.*00:10.*Odalys comes ashore/s);
  for (const sign of ["Playing now", "Full episode", "Sign in to watch"]) expect(html).toContain(`<b>${sign}</b>`);
});

it("VIDEO-05 a video that says no address stands at that of its id", () => {
  expect(drawBlock("video-group", { title: "T", items: videos(1) })).toContain('href="/video/0"');
});

it("VIDEO-03 six are seen at first, the others wait for Show More", () => {
  const html = drawBlock("video-group", { title: "T", items: videos(8) });
  expect(html.match(/<article/g)).toHaveLength(8);
  expect(html.match(/data-later/g)).toHaveLength(2);
  expect(html).toContain("Show More");
});

it.each([
  [{ totalOfItems: 12, playlistId: "odalys" }, true],
  [{ totalOfItems: 3, playlistId: "odalys" }, false],
  [{ totalOfItems: 12 }, false],
])("VIDEO-03 three videos of %o have Show More: %s", (more, isShown) => {
  const html = drawBlock("video-group", { title: "T", items: videos(3), ...more });
  expect(html.includes("Show More")).toBe(isShown);
});
