// Every spelling in which exports bring an embed.

import { describe, expect, it } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";

const tweetAddress = "https://twitter.com/someone/status/20";
const quietTweet = { hideMedia: false, hideThread: false, darkTheme: false };

describe("embeds", () => {
  it.each([
    [{ is: "youtube", props: { videoId: "a_b-C123456" } }, "youtube", { videoId: "a_b-C123456" }],
    [
      { content_type: "youtube_video", content: { url: "https://youtu.be/a_b-C123456" } },
      "youtube",
      { videoId: "a_b-C123456" },
    ],
    [{ content_type: "youtube_video", content: "a_b-C123456" }, "youtube", { videoId: "a_b-C123456" }],
    [{ component: "YouTube", model: { video_id: "a_b-C123456" } }, "youtube", { videoId: "a_b-C123456" }],
    [{ is: "vimeo", props: { videoId: 76979871 } }, "vimeo", { videoId: "76979871" }],
    [{ is: "tweet", props: { id: "20" } }, "tweet", { id: "20", ...quietTweet }],
    [{ content_type: "twitter_tweet", content: { url: tweetAddress } }, "tweet", { id: "20", ...quietTweet }],
    [
      { is: "Tweet", props: { id: 20, hideMedia: "true", hide_thread: 1, darkTheme: true } },
      "tweet",
      { id: "20", hideMedia: true, hideThread: true, darkTheme: true },
    ],
    [
      { is: "instagram", props: { instagramUrl: "https://www.instagram.com/p/CkQ8mRd0aZ1/" } },
      "instagram",
      { shortcode: "CkQ8mRd0aZ1", hideCaption: false },
    ],
    [
      { content_type: "instagram_media", content: { shortcode: "CkQ8mRd0aZ1", hide_caption: "1" } },
      "instagram",
      { shortcode: "CkQ8mRd0aZ1", hideCaption: true },
    ],
    [
      { content_type: "tiktok_video", content: { id: "7160000000000000001" } },
      "tiktok",
      { url: "https://www.tiktok.com/@/video/7160000000000000001" },
    ],
    [
      { is: "facebook", props: { url: "https://www.facebook.com/page/posts/123" } },
      "facebook",
      { url: "https://www.facebook.com/page/posts/123" },
    ],
    [{ is: "chart", props: { id: 123456 } }, "chart", { id: "visualisation/123456" }],
    [{ is: "CultivateForecast", props: { question_id: "2417" } }, "forecast", { question_id: "2417" }],
    [{ is: "forecast", props: { question_id: 2417 } }, "forecast", { question_id: "2417" }],
    [{ is: "poll", props: { id: 7 } }, "poll", { id: "7" }],
    [
      { is: "live-blog", props: { eventCode: "storm-odalys", comments: "true" } },
      "live-blog",
      { eventCode: "storm-odalys", comments: true },
    ],
    [{ is: "LiveBlog", props: { event_code: "x1" } }, "live-blog", { eventCode: "x1", comments: false }],
    [
      { is: "storytelling-live-blog", props: { id: "odalys", env: "stage" } },
      "storytelling-live-blog",
      { id: "odalys", env: "stage" },
    ],
    [
      { is: "storytelling_live_blog", props: { id: "odalys" } },
      "storytelling-live-blog",
      { id: "odalys", env: "prod" },
    ],
  ])("EMBED-01 EMBED-02 %o is read as %s", (component, kind, props) => {
    expect(parseBlocks([component])).toEqual({ blocks: [{ kind, props }], gaps: [] });
  });

  it.each([
    [{ is: "youtube", props: {} }, "videoId: must be a YouTube video"],
    [{ is: "youtube", props: { videoId: "<script>" } }, "videoId: must be a YouTube video"],
    [
      { is: "tweet", props: { id: Number("1580661436132757506") } },
      "id: must be written as text: as a number it has lost digits",
    ],
    [{ is: "forecast", props: { question_id: "2417&x" } }, "question_id: must be the number of a forecast question"],
    [{ is: "live-blog", props: { eventCode: "a b" } }, "eventCode: must be an event code"],
    [{ is: "storytelling-live-blog", props: { id: "a", env: "../x" } }, "env: must be an environment"],
    [{ content_type: "tiktok_video", content: "https://evil.example/" }, "url: must be the address of a TikTok video"],
    [{ is: "poll", props: ["a"] }, "id: must be the id of a poll"],
  ])("EMBED-01 %o is a gap that says why", (component, reason) => {
    expect(parseBlocks([component]).gaps[0]?.reasons).toEqual([reason]);
  });
});
