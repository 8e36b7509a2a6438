import { describe, expect, it } from "vitest";
import { rollingPlaylist } from "./rolling-playlist.ts";

const loop = [
  "#EXTM3U",
  "#EXT-X-TARGETDURATION:4",
  "#EXT-X-PLAYLIST-TYPE:VOD",
  '#EXT-X-MAP:URI="init.mp4"',
  ...[0, 1, 2, 3, 4, 5].flatMap((number) => ["#EXTINF:4.000000,", `${number}.m4s`]),
  "#EXT-X-ENDLIST",
].join("\n");

/** The segments told of that many seconds after the clock began. */
function at(seconds: number) {
  const lines = (rollingPlaylist(loop, seconds * 1000) ?? "").split("\n");
  const value = (tag: string) => Number(lines.find((line) => line.startsWith(tag))?.split(":")[1]);
  return {
    first: value("#EXT-X-MEDIA-SEQUENCE"),
    breaks: value("#EXT-X-DISCONTINUITY-SEQUENCE"),
    segments: lines.flatMap((line) =>
      line.endsWith(".m4s") ? [line.slice(0, 1)] : line === "#EXT-X-DISCONTINUITY" ? ["|"] : [],
    ),
  };
}

describe("rollingPlaylist", () => {
  it.each([
    [240, { first: 55, breaks: 9, segments: ["1", "2", "3", "4", "5"] }],
    [243.9, { first: 55, breaks: 9, segments: ["1", "2", "3", "4", "5"] }],
    [244, { first: 56, breaks: 9, segments: ["2", "3", "4", "5", "|", "0"] }],
    [256, { first: 59, breaks: 9, segments: ["5", "|", "0", "1", "2", "3"] }],
    // The break before the first one told of has gone by, and is counted.
    [260, { first: 60, breaks: 10, segments: ["0", "1", "2", "3", "4"] }],
  ])("after %s seconds tells of %o", (seconds, expected) => {
    expect(at(seconds)).toEqual(expected);
  });

  it("goes on one segment at a time, without end", () => {
    for (let seconds = 1000; seconds < 1100; seconds += 4) {
      expect(at(seconds + 4).first - at(seconds).first).toBe(1);
    }
    expect(rollingPlaylist(loop, Date.now())).not.toContain("ENDLIST");
  });

  it("counts breaks in numbers that a player can keep a list of, and segments without end", () => {
    const week = 7 * 24 * 3600;
    for (let seconds = 1.8e9; seconds < 1.8e9 + week; seconds += 3607) {
      expect(at(seconds).breaks).toBeLessThan(10_000);
      expect(at(seconds + 3607).first).toBeGreaterThan(at(seconds).first);
    }
  });

  it("keeps what all segments need, and knows their longest", () => {
    expect(rollingPlaylist(loop, 0)).toContain('#EXT-X-MAP:URI="init.mp4"');
    expect(rollingPlaylist(loop, 0)).toContain("#EXT-X-TARGETDURATION:4");
  });

  it("is nothing for what is no playlist", () => {
    expect(rollingPlaylist("#EXTM3U", 0)).toBeUndefined();
    expect(rollingPlaylist("<html>", 0)).toBeUndefined();
  });
});
