import { expect, it } from "vitest";
import { drawAmp, drawBlock } from "../testing.tsx";

it.each([
  [{ videoId: 76979871 }, "https://vimeo.com/76979871"],
  [{ url: "https://vimeo.com/76979871" }, "https://vimeo.com/76979871"],
  [{ vimeoUrl: "https://vimeo.com/76979871/8272103f6e" }, "https://vimeo.com/76979871/8272103f6e"],
  [{ url: "https://vimeo.com/76979871#t=1m5s" }, "https://vimeo.com/76979871#t=65s"],
])("EMBED-01 the video of %o leads to %s", (props, href) => {
  const html = drawBlock("vimeo", props);
  expect(html).toContain("Watch on Vimeo");
  expect(html).toContain(`href="${href}"`);
});

it.each([
  ["76979871", 'amp-vimeo[data-videoid="76979871"]'],
  ["76979871/8272103f6e", 'amp-iframe[src="https://player.vimeo.com/video/76979871?h=8272103f6e"]'],
  ["https://vimeo.com/76979871#t=5s", 'amp-iframe[src="https://player.vimeo.com/video/76979871#t=5s"]'],
])("AMP-01 the video %s is drawn as %s", (videoId, selector) => {
  expect(drawAmp("vimeo", { videoId }).querySelector(selector)).not.toBeNull();
});
