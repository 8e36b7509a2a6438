import { expect, it } from "vitest";
import { drawBlock, gapsOf, propsOf } from "../testing.tsx";
import { brand } from "../../../model/brand.ts";

it.each([
  [
    { title: "T", videoId: 63 },
    { domain: brand.domain, url: "/video/63" },
  ],
  [{ title: "T", videoId: "63", domain: "business.example" }, { url: "https://business.example/video/63" }],
  [
    { title: "T", videoId: "63", publicationDate: "2026-11-14 09:30:00", description: "D" },
    { publicationDate: "2026-11-14T09:30:00.000Z", description: "D" },
  ],
])("BLOCK-11 %o", (props, expected) => {
  expect(propsOf("main-video", props)).toMatchObject(expected);
});

it("BLOCK-11 needs a title and a video", () => {
  expect(gapsOf("main-video", {})).toHaveLength(2);
});

it("BLOCK-11 its title leads to its page, and says what it is about", () => {
  const html = drawBlock("main-video", { title: "T", videoId: "63", description: "D" });
  expect(html).toMatch(/<h2[^>]*><a href="\/video\/63">T<\/a><\/h2><p>D<\/p>/);
  expect(drawBlock("main-video", { title: "T", videoId: "63" })).not.toContain("<p>");
});
