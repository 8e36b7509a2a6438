import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import type { Block, BlockOf } from "../../content/blocks/schemas.ts";
import { embedSchemas, type EmbedKind } from "../../content/blocks/embed-schemas.ts";
import type { EmbedServices } from "./embed-sources.ts";
import { embedWay, wayHosts } from "./embed-ways.ts";

const services: EmbedServices = {
  forecast: "https://forecasts.example/q/{id}?theme=light",
  poll: "https://polls.example/{id}",
  storytelling: "https://stories.example/{env}/{id}",
  liveBlog: { launcher: "https://launcher.example/spot/sp_1", hosts: ["https://*.cdn.example"] },
};

const isEmbed = (block: Block | undefined): block is BlockOf<EmbedKind> =>
  block !== undefined && Object.hasOwn(embedSchemas, block.kind);

function wayOf(is: string, props: object, given: EmbedServices = services) {
  const [block] = parseBlocks([{ is, props }]).blocks;
  if (!isEmbed(block)) throw new Error(`${is} is no embed`);
  return embedWay(block, given);
}

const post = "https://www.instagram.com/p/CkQ8mRd0aZ1/";
const video = "https://www.tiktok.com/@a/video/7160000000000000001";

describe("how an embed is shown", () => {
  it.each([
    [
      "youtube",
      { videoId: "a_b-C123456" },
      { by: "frame", src: "https://www.youtube-nocookie.com/embed/a_b-C123456?rel=0", autoplay: true },
    ],
    [
      "youtube",
      { url: "https://youtu.be/a_b-C123456?t=1m30s" },
      { by: "frame", src: "https://www.youtube-nocookie.com/embed/a_b-C123456?rel=0&start=90", autoplay: true },
    ],
    [
      "vimeo",
      { videoId: "7", start: "65" },
      { by: "frame", src: "https://player.vimeo.com/video/7?dnt=1#t=65s", autoplay: true },
    ],
    ["vimeo", { videoId: "7" }, { by: "frame", src: "https://player.vimeo.com/video/7?dnt=1", autoplay: true }],
    [
      "vimeo",
      { url: "https://vimeo.com/7/abcdef1" },
      { by: "frame", src: "https://player.vimeo.com/video/7?dnt=1&h=abcdef1", autoplay: true },
    ],
    [
      "facebook",
      { url: "https://www.facebook.com/a/posts/1" },
      {
        by: "frame",
        src: "https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fa%2Fposts%2F1&show_text=true",
        width: 600,
      },
    ],
    [
      "facebook",
      { url: "https://www.facebook.com/a/videos/1" },
      {
        by: "frame",
        src: "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fa%2Fvideos%2F1&show_text=true",
        width: 600,
      },
    ],
    [
      "tweet",
      { id: "20", hideMedia: true, darkTheme: true },
      { by: "tweet", id: "20", hideMedia: true, hideThread: false, dark: true },
    ],
    [
      "instagram",
      { shortcode: "CkQ8mRd0aZ1", hideCaption: true },
      {
        by: "instagram",
        call: `/api/instagram?url=${encodeURIComponent(post)}&hidecaption=true&maxwidth=1400&omitscript=true`,
      },
    ],
    ["tiktok", { url: video }, { by: "tiktok", call: `/api/oembed?url=${encodeURIComponent(video)}` }],
    ["chart", { id: 12 }, { by: "chart", id: "visualisation/12" }],
    [
      "chart",
      { id: "datawrapper/aB3xY", title: "Jobs", height: 537 },
      { by: "pasted", src: "https://datawrapper.dwcdn.net/aB3xY/", height: 537, title: "Jobs" },
    ],
    [
      "chart",
      { id: "https://e.infogram.com/1p2q-3r4s" },
      { by: "pasted", src: "https://e.infogram.com/1p2q-3r4s?src=embed", height: 420, title: "Chart" },
    ],
    ["forecast", { question_id: 2417 }, { by: "frame", src: "https://forecasts.example/q/2417?theme=light" }],
    ["poll", { id: "a-1" }, { by: "frame", src: "https://polls.example/a-1" }],
    ["storytelling-live-blog", { id: "b-2", env: "stage" }, { by: "frame", src: "https://stories.example/stage/b-2" }],
    [
      "live-blog",
      { eventCode: "ev-9", comments: true },
      { by: "launcher", script: "https://launcher.example/spot/sp_1", eventCode: "ev-9", comments: true },
    ],
  ])("EMBED-01 EMBED-02 EMBED-03 %s %o", (is, props, expected) => {
    expect(wayOf(is, props)).toEqual(expected);
  });

  it.each(["forecast", "poll", "storytelling-live-blog", "live-blog"])(
    "EMBED-02 %s is not shown where no service is configured",
    (is) => {
      expect(wayOf(is, { id: "1", question_id: "1", eventCode: "1" }, {})).toBeUndefined();
    },
  );

  it.each([
    ["youtube", { videoId: "a_b-C123456" }, { frame: ["https://www.youtube-nocookie.com"] }],
    ["poll", { id: "a-1" }, { frame: ["https://polls.example"] }],
    ["instagram", { shortcode: "CkQ8mRd0aZ1" }, { script: ["https://www.instagram.com"] }],
    ["chart", { id: 12 }, { script: ["https://public.flourish.studio"], frame: ["https://flo.uri.sh"] }],
    [
      "live-blog",
      { eventCode: "ev-9" },
      {
        script: ["https://launcher.example", "https://*.cdn.example"],
        connect: ["https://launcher.example", "https://*.cdn.example"],
      },
    ],
  ])("EMBED-05 %s needs hosts of its own and no others", (is, props, expected) => {
    const way = wayOf(is, props);
    expect(way && wayHosts(way, services)).toMatchObject(expected);
  });
});
