import { expect, it } from "vitest";
import { watchUrl } from "./video-address.ts";

it.each([
  ["/video/77", true, "/video/77"],
  ["/video/77", false, undefined],
  ["https://other.example/video/77", false, "https://other.example/video/77"],
  ["/us/story", false, "/us/story"],
])("a video at %s, with a video room: %s, is watched at %s", (url, hasRoom, expected) => {
  expect(watchUrl(url, hasRoom)).toBe(expected);
});
