// No block and no record makes a page load from an address that cannot be loaded.

import { describe, expect, it } from "vitest";
import { parseRecord } from "../../content/records/parse-record.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";

describe.each(["mailto:a@b.example", "tel:+1555"])("%s as the source", (source) => {
  it.each([
    ["article-image", { url: source }],
    ["article-image", { baseImage: source }],
    ["article-image", { externalUrl: source }],
    ["full-span-image", { imageUrl: source }],
    ["slider", { items: [{ imageUrl: source }] }],
    ["slider", { images: [{ content: { imgLarge: source } }] }],
    ["related-media", { type: "video", title: "A", url: "/video/1", imageUrl: source }],
    ["main-video", { title: "A", videoId: "1", imageUrl: source }],
    ["video-inline", { videoId: "1", thumbnail: { url: source } }],
    ["channel-promo", { title: "A", url: "/a", imageUrl: source }],
    ["special-feature", { imageUrl: source }],
    ["live-event-heading", { title: "A", backgroundImage: source }],
    ["watch-live-promo", { promoText: "A", promoUrl: "/a", imageUrl: source }],
    ["timeline", { imageUrl: source }],
    ["show-banner", { logo: source }],
    ["pdf", { url: source }],
  ])("of a %s is refused", (is, props) => {
    const { blocks } = parseBlocks([{ is, props }]);
    expect(JSON.stringify(blocks)).not.toContain(source);
  });

  it.each([
    ["thumbnail", { type: "article", title: "A", canonical_url: "/a", thumbnail: source }],
    ["share picture", { type: "article", title: "A", canonical_url: "/a", social_image: { url: source } }],
    ["stream", { type: "video", title: "A", brightcove: { streams: [{ url: source }] } }],
    ["captions", { type: "video", title: "A", captions: { url: source } }],
    ["script", { type: "static_page", title: "A", scripts: [source] }],
  ])("of a record's %s is refused", (_, record) => {
    const parsed = parseRecord(JSON.stringify({ id: "1", ...record }));
    expect("ok" in parsed ? JSON.stringify(parsed.ok.doc) : "").not.toContain(source);
  });
});
