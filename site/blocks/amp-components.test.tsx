// What stands in an AMP body for what AMP does not know.

import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StandardPage } from "../amp/standard-page.ts";
import { PageVideos, type KnownVideo } from "../video/known-video.ts";
import { ampComponents } from "./amp-components.ts";
import { Blocks } from "./Blocks.tsx";
import { bodySchemas } from "../../content/blocks/body-schemas.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import type { Block, BlockOf, BodyKind } from "../../content/blocks/schemas.ts";

const isBodyBlock = (block: Block): block is BlockOf<BodyKind> => Object.hasOwn(bodySchemas, block.kind);

function drawn(component: object, video?: KnownVideo) {
  const { blocks, gaps } = parseBlocks([component]);
  expect(gaps).toEqual([]);
  return parse(
    renderToStaticMarkup(
      <StandardPage value="/politics/a">
        <PageVideos value={video === undefined ? {} : { "63": video }}>
          <Blocks blocks={blocks.filter(isBodyBlock)} renderers={ampComponents} />
        </PageVideos>
      </StandardPage>,
    ),
  );
}

const pasted = (content: string) => ({ is: "raw-html", props: { content } });

describe("AMP bodies", () => {
  it.each([
    [{ is: "youtube", props: { videoId: "a_b-C123456" } }, 'amp-youtube[data-videoid="a_b-C123456"]'],
    [{ is: "vimeo", props: { videoId: "76979871" } }, 'amp-vimeo[data-videoid="76979871"]'],
    [{ is: "vimeo", props: { videoId: "76979871/8272103f6e" } }, 'amp-iframe[src^="https://player.vimeo.com/"]'],
    [{ is: "tweet", props: { id: "20", hideMedia: true } }, 'amp-twitter[data-tweetid="20"][data-cards="hidden"]'],
    [{ is: "instagram", props: { shortcode: "CkQ8mRd0aZ1" } }, 'amp-instagram[data-shortcode="CkQ8mRd0aZ1"]'],
    [{ is: "tiktok", props: { url: "7160000000000000001" } }, 'amp-tiktok[data-src="7160000000000000001"]'],
    [
      { is: "tiktok", props: { url: "https://vm.tiktok.com/ZMabcdefg/" } },
      'a[href="https://vm.tiktok.com/ZMabcdefg/"]',
    ],
    [{ is: "facebook", props: { url: "https://www.facebook.com/a/videos/1" } }, 'amp-facebook[data-embed-as="video"]'],
    [{ is: "chart", props: { id: 12 } }, 'amp-iframe[src="https://flo.uri.sh/visualisation/12/embed"]'],
    [{ is: "poll", props: { id: "7" } }, 'a[href="/politics/a"]'],
    [{ is: "forecast", props: { question_id: "7" } }, 'a[href="/politics/a"]'],
    [{ is: "live-blog", props: { eventCode: "x1" } }, 'a[href="/politics/a"]'],
    [{ is: "pdf", props: { url: "/uploads/a.pdf" } }, 'a[href="/uploads/a.pdf"]'],
  ])("AMP-01 %o is drawn as %s", (component, selector) => {
    expect(drawn(component).querySelector(selector)).not.toBeNull();
  });

  it.each([
    ["https", '<iframe src="https://maps.example/a" width="600" height="400"></iframe>', "amp-iframe"],
    ["an open line", '<iframe src="http://maps.example/a" width="600" height="400"></iframe>', "a"],
    ["the own host", '<iframe src="/map" width="600" height="400"></iframe>', "a"],
  ])("AMP-01 a pasted frame from %s", (_, content, element) => {
    const root = drawn(pasted(content));
    expect(root.querySelector("iframe")).toBeNull();
    expect(root.querySelector(element)).not.toBeNull();
  });

  const video = { is: "video-inline", props: { videoId: "63", title: "T" } };

  it.each([
    ["https://cdn.example/a.mp4", "mp4", "amp-video source"],
    ["/uploads/a.mp4", "mp4", "amp-video source"],
    ["http://cdn.example/a.mp4", "mp4", 'a[href="/video/63"]'],
    ["https://cdn.example/a.m3u8", "hls", 'a[href="/video/63"]'],
  ] as const)("AMP-01 a video from %s is drawn as %s, %s", (url, format, selector) => {
    const root = drawn(video, { standing: "playable", stream: { url, format } });
    expect(root.querySelector(selector)).not.toBeNull();
    expect(root.querySelector("[data-video-id]")?.getAttribute("data-video-id")).toBe("63");
  });
});
