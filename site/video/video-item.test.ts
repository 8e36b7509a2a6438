import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { displayedVideo, videoItem } from "./video-item.ts";

const full = accepted("video", {
  external_id: 6301,
  title: "The count, minute by minute",
  thumbnail: { url: "/uploads/art/count.svg" },
  brightcove: {
    duration: "0:05:47",
    media_tags: ["full_episode"],
    streams: [
      { url: "https://media.example/a.m3u8", mime_type: "" },
      { url: "/uploads/video/a.mp4", mime_type: "MP4" },
    ],
    start_air_date: "2026-11-14T01:00:00Z",
  },
  publication_date: "2026-11-13T12:00:00Z",
  last_published_date: "2026-11-14T12:00:00Z",
  expiration_date: "2027-11-14T12:00:00Z",
  spark_shows: { title: "The Vail Report" },
  category: { title: "Politics", path: "politics" },
  isLocked: "true",
}).doc;

const bare = accepted("video", { id: "only-a-title", title: "Untitled" }).doc;

describe("videoItem", () => {
  it("VIDEO-05 has everything a list shows", () => {
    expect(videoItem(full, "6301")).toEqual({
      id: "6301",
      title: "The count, minute by minute",
      url: "/video/6301",
      thumbnailUrl: "/uploads/art/count.svg",
      publicationDate: "2026-11-13T12:00:00.000Z",
      duration: 347_000,
      isEpisode: true,
      isLocked: true,
      isPlayingNow: true,
      category: { name: "Politics", url: "/politics" },
      show: "The Vail Report",
    });
  });

  it("VIDEO-02 shows the brand where there is no thumbnail, and is found by its own id without an external one", () => {
    expect(videoItem(bare)).toMatchObject({ thumbnailUrl: "/placeholder.svg", isEpisode: false, isPlayingNow: false });
    expect(videoItem(bare).url).toBe(`/video/${bare.id}`);
  });
});

describe("displayedVideo", () => {
  it("VIDEO-05 has everything its page shows", () => {
    expect(displayedVideo(full)).toEqual({
      title: "The count, minute by minute",
      thumbnail: "/uploads/art/count.svg",
      external_id: "6301",
      duration: 347_000,
      lastPublishedDate: "2026-11-14T12:00:00.000Z",
      fullEpisode: true,
      expDate: "2027-11-14T12:00:00.000Z",
      streamUrl: "/uploads/video/a.mp4",
      show: "The Vail Report",
      videoAirStart: "2026-11-14T01:00:00.000Z",
    });
  });
});
