import { describe, expect, it } from "vitest";
import {
  chartId,
  facebookUrl,
  instagramCode,
  numericId,
  plainId,
  tiktokId,
  tiktokUrl,
  tweetId,
  vimeoId,
  youtubeId,
} from "./provider-ids.ts";

const id = "a_b-C123456";

describe("EMBED-01 a YouTube video", () => {
  it.each([
    id,
    `https://www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/watch?app=desktop&v=${id}&t=10s`,
    `http://youtube.com/watch?v=${id}`,
    `//www.youtube.com/embed/${id}`,
    `www.youtube.com/embed/${id}?rel=0`,
    `https://youtu.be/${id}?si=x`,
    `https://m.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}/`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ])("%s is read", (text) => expect(youtubeId(text)).toBe(id));

  it.each([
    "",
    "short",
    `${id}x`,
    `${id}/../x`,
    `"><script>x`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/?u=youtube.com/watch?v=${id}`,
    `https://user:pass@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `javascript:alert(1)//www.youtube.com/watch?v=${id}`,
    "https://www.youtube.com/watch?v=a%22b-C12345",
    "https://www.youtube.com/@channel",
  ])("%s is none", (text) => expect(youtubeId(text)).toBeUndefined());
});

describe("EMBED-01 a Vimeo video", () => {
  it.each([
    ["76979871", "76979871"],
    ["https://vimeo.com/76979871", "76979871"],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", "76979871/8272103f6e"],
    ["https://vimeo.com/76979871/8272103f6e", "76979871/8272103f6e"],
    ["https://vimeo.com/channels/staffpicks/76979871", "76979871"],
    ["https://vimeo.com/groups/one/videos/76979871", "76979871"],
    ["https://vimeo.com/about", undefined],
    ["https://vimeo.example/76979871", undefined],
    ["76979871/../1", undefined],
    ["1234567890123", undefined],
  ])("%s is %s", (text, expected) => expect(vimeoId(text)).toBe(expected));
});

describe("EMBED-01 a Tweet", () => {
  it.each([
    ["1580661436132757506", "1580661436132757506"],
    ["https://twitter.com/someone/status/1580661436132757506?s=20", "1580661436132757506"],
    ["https://x.com/someone/status/1580661436132757506/photo/1", "1580661436132757506"],
    ["https://mobile.twitter.com/i/web/status/20", "20"],
    ["twitter.com/someone/statuses/20", "20"],
    ["https://x.com/someone", undefined],
    ["https://x.com.evil.example/someone/status/20", undefined],
    ["158066143613275750600", undefined],
    ["20 OR 1=1", undefined],
  ])("%s is %s", (text, expected) => expect(tweetId(text)).toBe(expected));
});

describe("EMBED-01 an Instagram post", () => {
  it.each([
    ["CkQ8mRd0aZ1", "CkQ8mRd0aZ1"],
    ["https://www.instagram.com/p/CkQ8mRd0aZ1/", "CkQ8mRd0aZ1"],
    ["https://instagram.com/reel/CkQ8mRd0aZ1/?igsh=1", "CkQ8mRd0aZ1"],
    ["https://www.instagram.com/some.one/p/CkQ8mRd0aZ1/", "CkQ8mRd0aZ1"],
    ["http://instagr.am/p/CkQ8mRd0aZ1", "CkQ8mRd0aZ1"],
    ["https://www.instagram.com/tv/CkQ8mRd0aZ1/embed/", "CkQ8mRd0aZ1"],
    ["https://www.instagram.com/someone/", undefined],
    ["https://www.instagram.com@evil.example/p/CkQ8mRd0aZ1/", undefined],
    ["https://evil.example/p/CkQ8mRd0aZ1/", undefined],
    ["abc", undefined],
  ])("%s is %s", (text, expected) => expect(instagramCode(text)).toBe(expected));
});

describe("EMBED-01 a TikTok video", () => {
  const video = "https://www.tiktok.com/@some.one/video/7160000000000000001";
  it.each([
    [video, video],
    [`${video}?is_from_webapp=1`, video],
    ["https://m.tiktok.com/@some.one/video/7160000000000000001", video],
    ["https://vm.tiktok.com/ZMabcdefg/", "https://vm.tiktok.com/ZMabcdefg/"],
    ["https://www.tiktok.com/t/ZMabcdefg/", "https://www.tiktok.com/t/ZMabcdefg/"],
    ["7160000000000000001", "https://www.tiktok.com/@/video/7160000000000000001"],
    ["https://www.tiktok.com/@some.one", undefined],
    ["https://www.tiktok.com/@some.one/video/716000000000'onload=", undefined],
    ["https://tiktok.example/@some.one/video/7160000000000000001", undefined],
  ])("%s is %s", (text, expected) => expect(tiktokUrl(text)).toBe(expected));

  it("has a number where its address says it", () => {
    expect(tiktokId(video)).toBe("7160000000000000001");
    expect(tiktokId("https://vm.tiktok.com/ZMabcdefg/")).toBeUndefined();
  });
});

describe("EMBED-01 a Facebook post", () => {
  it.each([
    ["https://www.facebook.com/page/posts/123", "https://www.facebook.com/page/posts/123"],
    ["https://m.facebook.com/page/posts/123?ref=share", "https://www.facebook.com/page/posts/123"],
    [
      "https://www.facebook.com/permalink.php?story_fbid=1&id=2&x=<script>",
      "https://www.facebook.com/permalink.php?story_fbid=1&id=2",
    ],
    ["https://www.facebook.com/watch/?v=123", "https://www.facebook.com/watch/?v=123"],
    ["https://fb.watch/abc123/", "https://fb.watch/abc123/"],
    ["https://www.facebook.com/", undefined],
    ["https://facebook.com.evil.example/page/posts/123", undefined],
    ["https://l.facebook.com/l.php?u=https://evil.example", undefined],
    ["ftp://www.facebook.com/page/posts/123", undefined],
  ])("%s is %s", (text, expected) => expect(facebookUrl(text)).toBe(expected));
});

describe("EMBED-01 a chart", () => {
  it.each([
    ["123456", "visualisation/123456"],
    ["visualisation/123456", "visualisation/123456"],
    ["story/98", "story/98"],
    ["/story/98/", "story/98"],
    ["https://public.flourish.studio/visualisation/123456/", "visualisation/123456"],
    ["https://flo.uri.sh/story/98/embed?auto=1", "story/98"],
    ["https://datawrapper.dwcdn.net/aB3xY/12/", "datawrapper/aB3xY"],
    ["https://www.datawrapper.de/_/aB3xY/", "datawrapper/aB3xY"],
    ["https://e.infogram.com/7d1c1a38-6c4e-4d0f?src=embed", "infogram/7d1c1a38-6c4e-4d0f"],
    ["https://infogram.com/turnout-1h7z2l", "infogram/turnout-1h7z2l"],
    ["datawrapper/aB3xY/../x", undefined],
    ["infogram/<script>", undefined],
    ["https://datawrapper.dwcdn.net.evil.example/aB3xY/", undefined],
    ["visualisation/12/../../x", undefined],
    ["https://evil.example/visualisation/123456/", undefined],
    ["chart", undefined],
  ])("%s is %s", (text, expected) => expect(chartId(text)).toBe(expected));
});

describe("EMBED-01 other ids", () => {
  it.each(["poll-1", "A_b", "9"])("%s is plain", (text) => expect(plainId(text)).toBe(text));
  it.each(["", "-a", "a b", "a/b", "a?b", "ä", "a".repeat(65), "a;b"])("%s is not plain", (text) =>
    expect(plainId(text)).toBeUndefined(),
  );
  it.each([
    ["2417", "2417"],
    ["2417a", undefined],
    ["-1", undefined],
    ["1.5", undefined],
  ])("%s as a number is %s", (text, expected) => expect(numericId(text)).toBe(expected));
});
