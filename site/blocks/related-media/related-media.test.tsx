import { expect, it } from "vitest";
import { drawBlock, propsOf } from "../testing.tsx";

it.each([
  [
    { type: "video", title: "A", videoId: 123 },
    { url: "/video/123", videoId: "123" },
  ],
  [{ type: "video", title: "A", videoId: "1", videoDomain: "video.example" }, { url: "https://video.example/video/1" }],
  [{ type: "video", title: "A", videoId: 7, videoDomain: "foxnews" }, { url: "/video/7" }],
  [
    { type: "slideshow", title: "A", url: "/x/y", imageUrl: "/s.jpg", originalImageUrl: "/o.jpg" },
    { url: "/x/y", imageUrl: "/o.jpg" },
  ],
])("BLOCK-05 %o", (given, expected) => {
  expect(propsOf("related-media", given)).toMatchObject(expected);
});

it("BLOCK-05 a video carries its id, a new window is asked for safely", () => {
  const html = drawBlock("related-media", { type: "video", title: "A", videoId: "9", newWindow: true });
  expect(html).toContain(`data-video-id="9"`);
  expect(html).toContain(`target="_blank" rel="noopener"`);
});
