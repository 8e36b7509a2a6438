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

it("EMBED-01 a player waits for the reader to press play", () => {
  const src = "https://www.youtube-nocookie.com/embed/a_b-C123456?rel=0";
  const way = { by: "frame", src, autoplay: true } as const;
  const html = renderToString(<YouTube videoId="a_b-C123456" prepared={{ way }} />);
  expect(html).toContain("Play video");
  expect(html).not.toContain("<iframe");
});

it("AMP-01 is AMP's own element", () => {
  const root = drawAmp("youtube", { videoId: "a_b-C123456" });
  expect(root.querySelector('amp-youtube[data-videoid="a_b-C123456"]')).not.toBeNull();
});
