// The demo's videos against the files that are really there.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { webVtt } from "./captions.ts";
import { videoId } from "./video-facts.ts";
import { videos } from "./videos.ts";
import { clipsDir } from "./write-media.ts";

/** Where an MP4 file says how long it is: the header of the movie, version 0. */
function lengthOf(file: string): number {
  const bytes = readFileSync(file);
  const header = bytes.indexOf("mvhd");
  expect(bytes.readUInt8(header + 4)).toBe(0);
  return bytes.readUInt32BE(header + 20) / bytes.readUInt32BE(header + 16);
}

const files = videos.filter(({ live, episode }) => live === undefined && episode !== "hls");
const playlists = videos.filter(({ episode }) => episode === "hls");

describe("the demo's videos", () => {
  it("are 120 and the business channel, with what a player must know how to show", () => {
    expect(videos).toHaveLength(121);
    expect(new Set(videos.map(videoId)).size).toBe(121);
    expect(videos.filter(({ captions }) => captions !== undefined).length).toBeGreaterThanOrEqual(20);
    expect(videos.filter(({ locked }) => locked === true)).toHaveLength(2);
    expect(videos.filter(({ expired }) => expired !== undefined)).toHaveLength(2);
    expect(playlists.length).toBeGreaterThanOrEqual(4);
  });

  it.each(files.map((video) => [videoId(video), video.seconds] as const))("%s is %i seconds long", (id, seconds) => {
    expect(lengthOf(join(clipsDir, `${id}.mp4`))).toBeCloseTo(seconds, 0);
  });

  it.each(playlists.map((video) => [videoId(video), video.seconds] as const))(
    "%s is a playlist of %i seconds in two qualities",
    (id, seconds) => {
      const master = readFileSync(join(clipsDir, id, "master.m3u8"), "utf8");
      const qualities = master.split("\n").filter((line) => line.endsWith(".m3u8"));
      expect(qualities).toHaveLength(2);
      for (const quality of qualities) {
        const lengths = readFileSync(join(clipsDir, id, quality), "utf8").matchAll(/#EXTINF:([\d.]+)/g);
        expect([...lengths].reduce((sum, [, length]) => sum + Number(length), 0)).toBeCloseTo(seconds, 0);
      }
    },
  );

  it.each(videos.filter(({ live }) => live === true))(
    "the channel $number has six segments of four seconds",
    (channel) => {
      const loop = readFileSync(join(clipsDir, videoId(channel), "loop.m3u8"), "utf8");
      expect([...loop.matchAll(/#EXTINF:4\.0+,/g)]).toHaveLength(6);
    },
  );

  it("weigh no more than 12 MB, and nothing lies around that no video uses", () => {
    const all = readdirSync(clipsDir, { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));
    const bytes = all.reduce((sum, name) => sum + statSync(join(clipsDir, name)).size, 0);
    expect(bytes).toBeLessThan(12 * 1024 * 1024);
    const ids = new Set(videos.map(videoId));
    expect(all.filter((name) => !ids.has(name.slice(0, 13)))).toEqual([]);
    expect(existsSync(clipsDir)).toBe(true);
  });
});

describe("webVtt", () => {
  it("spreads the lines over the clip by their length", () => {
    expect(webVtt(["One two.", "Three four five six seven."], 68)).toBe(
      "WEBVTT\n\n00:00:00.000 --> 00:00:16.000\nOne two.\n\n00:00:16.000 --> 00:01:08.000\nThree four five six seven.\n",
    );
  });
});
