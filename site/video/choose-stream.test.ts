import { describe, expect, it } from "vitest";
import { chooseStream, isFullEpisode } from "./choose-stream.ts";

const hls = { url: "https://media.example/a/master.m3u8?token=1" };
const mp4 = { url: "/uploads/video/a.mp4", mime_type: "MP4" };
const unknown = { url: "/uploads/video/a.webm", mime_type: "WEBM" };

describe("chooseStream", () => {
  it.each([
    ["a live stream plays its playlist", ["live_stream"], [mp4, hls], { url: hls.url, format: "hls" }],
    ["a recording plays its file", [], [hls, mp4], { url: mp4.url, format: "mp4" }],
    ["a full episode plays its file", ["full_episode"], [hls, mp4], { url: mp4.url, format: "mp4" }],
    ["the first file wins", [], [mp4, { ...mp4, url: "/b.mp4" }], { url: mp4.url, format: "mp4" }],
    ["a file may name its whole type", [], [{ ...mp4, mime_type: "video/mp4" }], { url: mp4.url, format: "mp4" }],
    [
      "a playlist that calls itself MP4 is one",
      ["live_stream"],
      [{ ...hls, mime_type: "MP4" }],
      { url: hls.url, format: "hls" },
    ],
    ["a recording that has a playlist only", [], [hls], { url: hls.url, format: "hls" }],
    ["a live stream that has a file only", ["live_stream"], [mp4], { url: mp4.url, format: "mp4" }],
    ["nothing that can be played", [], [unknown], undefined],
    ["no streams", ["live_stream"], [], undefined],
  ])("VIDEO-02 %s", (_, media_tags, streams, expected) => {
    expect(chooseStream({ media_tags, streams })).toEqual(expected);
  });

  it.each([
    [["full_episode"], true],
    [["clip", "full_episode"], true],
    [["full"], false],
    [[], false],
  ])("VIDEO-02 media tags %o: fullEpisode %s", (mediaTags, expected) => {
    expect(isFullEpisode(mediaTags)).toBe(expected);
  });
});
