// Videos in stories: every spelling of them, and what a reader sees of one that can, and of one that cannot, be played.

import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PageVideos, type KnownVideo } from "../../video/known-video.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { drawAmp } from "../testing.tsx";
import { VideoInline } from "./VideoInline.tsx";

const read = (component: object) => parseBlocks([component]);

describe("video in the body", () => {
  it.each([
    [{ is: "video-inline", props: { videoId: 63 } }, "video-inline", { videoId: "63", url: "/video/63" }],
    [{ is: "VideoInline", props: { videoId: "63", title: "T" } }, "video-inline", { title: "T" }],
    [{ content_type: "video", content: { id: "63" } }, "video-inline", { videoId: "63" }],
    [{ content_type: "brightcove_video", content: { external_id: "63" } }, "video-inline", { videoId: "63" }],
    [
      { content_type: "hosted_video", content: { id: "63", thumbnail: { url: "/a.jpg" }, duration: "0:01:05" } },
      "video-inline",
      { imageUrl: "/a.jpg", duration: 65_000 },
    ],
    [{ is: "video-inline", props: { videoId: 63, videoDomain: "foxnews" } }, "video-inline", { url: "/video/63" }],
    [{ is: "shared-video", props: { id: 63, domain: "foxbusiness" } }, "shared-video", { url: "/video/63" }],
    [{ is: "main-video", props: { videoId: 63, title: "T", domain: "foxnews" } }, "main-video", { url: "/video/63" }],
    [{ is: "video-inline", props: { videoId: "a/../b?c" } }, "video-inline", { url: "/video/a%2F..%2Fb%3Fc" }],
  ])("BLOCK-01 %o is read", (component, kind, props) => {
    expect(read(component).blocks[0]).toMatchObject({ kind, props });
  });

  it.each([
    [{ title: "T" }, "videoId: is missing"],
    [{ videoId: "1", domain: "evil.example/x?" }, "domain: must be a domain or the name of a site"],
  ])("BLOCK-01 %o is a gap", (props, reason) => {
    expect(read({ is: "video-inline", props }).gaps[0]?.reasons).toEqual([reason]);
  });
});

function drawn(known?: KnownVideo): string {
  return renderToString(
    <PageVideos value={known === undefined ? {} : { "63": known }}>
      <VideoInline
        videoId="63"
        url="/video/63"
        title="Own title"
        caption={undefined}
        imageUrl={undefined}
        imageAlt={undefined}
        duration={undefined}
        isSpotlight={undefined}
      />
    </PageVideos>,
  );
}

describe("the poster", () => {
  it("leads to the video's page, under the name outside readers rely on", () => {
    const html = drawn();
    expect(html).toContain(`data-video-id="63"`);
    expect(html).toContain(`href="/video/63"`);
    expect(html).toContain("Own title");
  });

  it("takes what the story leaves open from the video's record", () => {
    const html = drawn({ standing: "playable", title: "Its title", imageUrl: "/its.jpg", duration: 9000 });
    expect(html).toContain("Own title");
    expect(html).toContain("/its.jpg");
    expect(html).toContain("00:09");
  });

  it.each([
    ["missing", "This video is not available."],
    ["expired", "This video has expired"],
  ] as const)("ERR-04 of a video that is %s says so and leads nowhere", (standing, words) => {
    const html = drawn({ standing });
    expect(html).toContain(words);
    expect(html).not.toContain("href");
  });
});

describe("on an AMP page", () => {
  it.each([
    ["https://cdn.example/a.mp4", "mp4", "amp-video source"],
    ["/uploads/a.mp4", "mp4", "amp-video source"],
    ["http://cdn.example/a.mp4", "mp4", 'a[href="/video/63"]'],
    ["https://cdn.example/a.m3u8", "hls", 'a[href="/video/63"]'],
  ] as const)("AMP-01 a video from %s is drawn as %s, %s", (url, format, selector) => {
    const video = { standing: "playable", stream: { url, format } } as const;
    const root = drawAmp("video-inline", { videoId: "63", title: "T" }, { "63": video });
    expect(root.querySelector(selector)).not.toBeNull();
    expect(root.querySelector("[data-video-id]")?.getAttribute("data-video-id")).toBe("63");
  });
});
