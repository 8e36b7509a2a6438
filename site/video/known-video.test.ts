import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { knownVideo } from "./known-video.ts";

const now = Date.parse("2026-11-14T18:00:00Z");
const streams = [{ url: "/uploads/video/a.mp4", mime_type: "MP4" }];
const videoOf = (fields: object) =>
  accepted("video", { title: "A", brightcove: { duration: "0:00:09", streams }, ...fields }).doc;

describe("knownVideo", () => {
  it.each([
    ["a video that can be played", {}, "playable"],
    ["one that expires later", { expiration_date: "2026-11-14T18:00:01Z" }, "playable"],
    ["one that has just expired", { expiration_date: "2026-11-14T18:00:00Z" }, "expired"],
    ["a draft's expiry is none", { expiration_date: "0000-00-00 00:00:00" }, "playable"],
    ["a locked one", { isLocked: true }, "locked"],
    ["a locked one that has expired", { isLocked: true, expiration_date: "2020-01-01T00:00:00Z" }, "expired"],
    ["one without a stream", { brightcove: {} }, "missing"],
    ["one that comes out in a moment", { publication_date: "2026-11-14T18:00:01Z" }, "missing"],
    ["one dated later than it was stored", { last_published_date: "2026-11-14T18:00:01Z" }, "missing"],
    ["one that is published", { publication_date: "2026-11-14T18:00:00Z" }, "playable"],
    ["one that is not published", { published: false }, "missing"],
  ])("VIDEO-05 %s is known as such", (_, fields, standing) => {
    const known = knownVideo(videoOf(fields), now);
    expect(known.standing).toBe(standing);
    expect(known.stream).toEqual(standing === "playable" ? { url: streams[0]?.url, format: "mp4" } : undefined);
  });

  it("ERR-04 a video that is not there is missing", () => {
    expect(knownVideo(undefined, now)).toEqual({ standing: "missing" });
  });

  it("VIDEO-02 a channel has no length", () => {
    const channel = videoOf({ brightcove: { duration: 5, media_tags: ["live_stream"], streams } });
    expect(knownVideo(channel, now)).toMatchObject({ isLive: true, duration: undefined });
  });

  it("captions come with their language", () => {
    const captioned = videoOf({ captions: { url: "/uploads/video/a.vtt" } });
    expect(knownVideo(captioned, now).captions).toEqual({ url: "/uploads/video/a.vtt", language: "en" });
  });
});
