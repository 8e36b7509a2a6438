import { expect, it } from "vitest";
import { drawAmp, drawBlock, gapsOf } from "../testing.tsx";

const post = "https://www.facebook.com/a/posts/1";
const video = "https://www.facebook.com/a/videos/1";

it.each([
  [{ url: post }, post, "Post on Facebook", "View on Facebook"],
  [{ facebookUrl: video }, video, "Video on Facebook", "Watch on Facebook"],
  [
    { href: "https://www.facebook.com/reel/1" },
    "https://www.facebook.com/reel/1",
    "Video on Facebook",
    "Watch on Facebook",
  ],
])("EMBED-01 %o leads to %s, named %s", (props, href, label, original) => {
  const html = drawBlock("facebook", props);
  for (const part of [`href="${href}"`, label, original]) expect(html).toContain(part);
});

it("EMBED-01 an address elsewhere is refused", () => {
  expect(gapsOf("facebook", { url: "https://evil.example/posts/1" })).toEqual([
    "url: must be the address of a Facebook post",
  ]);
});

it.each([
  [post, "post"],
  [video, "video"],
])("AMP-01 %s is embedded as a %s", (url, as) => {
  const element = drawAmp("facebook", { url }).querySelector("amp-facebook");
  expect(element?.getAttribute("data-href")).toBe(url);
  expect(element?.getAttribute("data-embed-as")).toBe(as);
});
