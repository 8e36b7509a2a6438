import { expect, it } from "vitest";
import { drawAmp, drawBlock } from "../testing.tsx";

it.each([
  { shortcode: "CkQ8mRd0aZ1" },
  { instagramUrl: "https://www.instagram.com/p/CkQ8mRd0aZ1/" },
  { url: "https://www.instagram.com/reel/CkQ8mRd0aZ1/?igsh=1" },
])("EMBED-01 the post of %o leads to Instagram", (props) => {
  const html = drawBlock("instagram-post", props);
  expect(html).toContain("Post on Instagram");
  expect(html).toContain('href="https://www.instagram.com/p/CkQ8mRd0aZ1/"');
});

it.each([
  [{}, ""],
  [{ hide_caption: "1" }, undefined],
])("AMP-01 is AMP's own element; with %o its caption is %o", (more, captioned) => {
  const element = drawAmp("instagram", { shortcode: "CkQ8mRd0aZ1", ...more }).querySelector("amp-instagram");
  expect(element?.getAttribute("data-shortcode")).toBe("CkQ8mRd0aZ1");
  expect(element?.getAttribute("data-captioned")).toBe(captioned);
});
