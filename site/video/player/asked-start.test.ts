import { expect, it } from "vitest";
import { askedStart } from "./asked-start.ts";

it.each([
  ["/video/63", "?t=95", 95],
  ["/video/63", "?t=0", 0],
  ["/video/63", "", undefined],
  ["/video/63", "?t=", undefined],
  ["/video/63", "?t=1m", undefined],
  ["/video/63", "?t=-3", undefined],
  ["/video/64", "?t=95", undefined],
  ["/us/a-story", "?t=95", undefined],
])("META-05 at %s%s the video begins at %s", (pathname, search, expected) => {
  expect(askedStart({ pathname, search }, "63")).toBe(expected);
});
