import { expect, it } from "vitest";
import { embedOfAddress } from "./embed-of-address.ts";

it.each([
  ["https://www.youtube.com/watch?v=m3R1d14n-tv", "youtube"],
  ["https://youtu.be/m3R1d14n-tv?t=4", "youtube"],
  [" https://vimeo.com/776543210 ", "vimeo"],
  ["https://x.com/desk/status/1580661436132757506", "tweet"],
  ["https://mobile.twitter.com/desk/status/1580661436132757506", "tweet"],
  ["https://www.instagram.com/p/CkQ8mRd0aZ1/", "instagram"],
  ["https://www.tiktok.com/@harborlight.kitchen/video/7160000000000000001", "tiktok"],
  ["https://www.facebook.com/meridian.example/posts/1020304050607080", "facebook"],
])("%s is a %s", (address, is) => {
  expect(embedOfAddress(address)).toEqual({ is, props: { url: address.trim() } });
});

it.each(["", "words", "https://example.com/watch?v=m3R1d14n-tv", "https://notx.com/a/status/1", "javascript:alert(1)"])(
  "%j is nothing that can be shown",
  (address) => {
    expect(embedOfAddress(address)).toBeUndefined();
  },
);
