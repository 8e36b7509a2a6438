import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { drawAmp, drawBlock } from "../testing.tsx";
import { YouTube } from "./YouTube.tsx";

it.each([{ videoId: "a_b-C123456" }, { url: "https://youtu.be/a_b-C123456" }, { youtube_id: "a_b-C123456" }])(
  "EMBED-01 the video of %o leads to YouTube",
  (props) => {
    const html = drawBlock("youtube-video", props);
    expect(html).toContain("Video on YouTube");
    expect(html).toMatch(/href="https:\/\/www.youtube.com\/watch\?v=a_b-C123456"[^>]*>Watch on YouTube/);
  },
);

it.each([
  { videoId: "a_b-C123456", start: 90 },
  { videoId: "a_b-C123456", start: "1m30s" },
  { url: "https://youtu.be/a_b-C123456?t=90" },
])("EMBED-01 the video of %o leads to where it begins", (props) => {
  expect(drawBlock("youtube", props)).toContain('href="https://www.youtube.com/watch?v=a_b-C123456&amp;t=90s"');
});

it("EMBED-01 a time that is none is the beginning", () => {
  const html = drawBlock("youtube", { videoId: "a_b-C123456", start: "soon" });
  expect(html).toContain('href="https://www.youtube.com/watch?v=a_b-C123456"');
});

it("EMBED-01 a player waits for the reader to press play", () => {
  const src = "https://www.youtube-nocookie.com/embed/a_b-C123456?rel=0";
  const way = { by: "frame", src, autoplay: true } as const;
  const html = renderToString(<YouTube videoId="a_b-C123456" prepared={{ way }} />);
  expect(html).toContain("Play video");
  expect(html).not.toContain("<iframe");
});

it("AMP-01 is AMP's own element", () => {
  const root = drawAmp("youtube", { videoId: "a_b-C123456" });
  expect(root.querySelector('amp-youtube[data-videoid="a_b-C123456"]:not([data-param-start])')).not.toBeNull();
  const later = drawAmp("youtube", { videoId: "a_b-C123456", start: 90 });
  expect(later.querySelector('amp-youtube[data-param-start="90"]')).not.toBeNull();
});
