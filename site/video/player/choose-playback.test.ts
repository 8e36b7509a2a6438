import { expect, it } from "vitest";
import { choosePlayback } from "./choose-playback.ts";

it.each([
  ["a file", "mp4", { playsPlaylists: false, hasMediaSource: true, isApple: false }, "native"],
  ["a playlist in Safari", "hls", { playsPlaylists: true, hasMediaSource: true, isApple: true }, "native"],
  ["a playlist on an old iPhone", "hls", { playsPlaylists: true, hasMediaSource: false, isApple: true }, "native"],
  ["a playlist in Firefox", "hls", { playsPlaylists: false, hasMediaSource: true, isApple: false }, "hls.js"],
  [
    "a playlist in Chrome, which says maybe",
    "hls",
    { playsPlaylists: true, hasMediaSource: true, isApple: false },
    "hls.js",
  ],
  [
    "a playlist where nothing else is left",
    "hls",
    { playsPlaylists: true, hasMediaSource: false, isApple: false },
    "native",
  ],
  [
    "a playlist that nobody can play is left to the browser to refuse",
    "hls",
    { playsPlaylists: false, hasMediaSource: false, isApple: false },
    "native",
  ],
] as const)("VIDEO-02 %s (%s) is played by the right one", (_, format, abilities, expected) => {
  expect(choosePlayback(format, abilities)).toBe(expected);
});
