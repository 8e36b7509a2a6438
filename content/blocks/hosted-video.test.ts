import { expect, it } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";
import { hostedVideoIn } from "./hosted-video.ts";

it.each([
  ["a hosted video", [{ content_type: "brightcove_video", content: { id: "6312" } }], "6312"],
  ["a video", [{ content_type: "video", content: { id: 6312 } }], "6312"],
  [
    "a video among words",
    [
      { is: "paragraph", props: { text: "A" } },
      { is: "video-inline", props: { videoId: "7" } },
    ],
    "7",
  ],
  [
    "the first of two",
    [
      { is: "video", props: { id: "1" } },
      { is: "video", props: { id: "2" } },
    ],
    "1",
  ],
  ["a video without an id", [{ content_type: "video", content: { title: "A" } }], undefined],
  [
    "a video of another site",
    [{ is: "video", props: { id: "1", videoDomain: "business.meridian.example" } }],
    undefined,
  ],
  ["a player of others", [{ content_type: "youtube_video", content: { id: "abcdefghijk" } }], undefined],
  ["words alone", [{ is: "paragraph", props: { text: "A" } }], undefined],
  ["nothing", [], undefined],
])("SHELF-04 of %s the video is %3$s", (_, components, expected) => {
  expect(hostedVideoIn(parseBlocks(components).blocks)).toBe(expected);
});
