import { describe, expect, it } from "vitest";
import { videoHead } from "./video-head.ts";
import { brand } from "../../model/brand.ts";

const parts = {
  title: "The count",
  description: "Minute by minute.",
  url: "/video/63",
  imageUrl: "/uploads/art/count.svg",
  duration: 347_000,
  publishedDate: "2026-11-13T12:00:00.000Z",
  lastPublishedDate: "2026-11-14T12:00:00.000Z",
  expirationDate: "2028-11-14T12:00:00.000Z",
  streamUrl: "/uploads/video/63.mp4",
  show: { title: "The Floor", url: "/shows/the-floor" },
  isGone: false,
  origin: "https://www.meridian.example",
};

const valueOf = (head: ReturnType<typeof videoHead>, name: string) =>
  head.tags.find(({ attributes }) => attributes["name"] === name || attributes["property"] === name)?.attributes[
    "content"
  ];

describe("the head of a video", () => {
  it("META-05 tells machines its length, dates, name, words, picture and end", () => {
    const head = videoHead(parts);
    expect(head.jsonLd[0]).toMatchObject({
      "@type": "VideoObject",
      name: "The count",
      description: "Minute by minute.",
      thumbnailUrl: ["https://www.meridian.example/img/uploads/art/1200/675/count.svg?ve=1&tl=1"],
      uploadDate: "2026-11-13T12:00:00.000Z",
      duration: "PT5M47S",
      expires: "2028-11-14T12:00:00.000Z",
      contentUrl: "https://www.meridian.example/uploads/video/63.mp4",
    });
    expect(valueOf(head, "video:duration")).toBe("347");
    expect(valueOf(head, "dc.date")).toBe("2026-11-14T12:00:00.000Z");
    expect(valueOf(head, "og:type")).toBe("video.other");
    expect(head.title).toBe(`The count | ${brand.name}`);
  });

  it("META-05 a video that is gone is left out of search and promised to nobody", () => {
    const head = videoHead({ ...parts, isGone: true });
    expect(valueOf(head, "robots")).toContain("noindex");
    expect(JSON.stringify(head.jsonLd)).not.toContain("VideoObject");
  });

  it("META-05 what is live has a broadcast with a start and an end; what is long has places to begin at", () => {
    const live = videoHead({ ...parts, duration: undefined, isLive: true, airStart: "2026-11-14T00:00:00.000Z" });
    expect(live.jsonLd[0]).toMatchObject({
      publication: {
        "@type": "BroadcastEvent",
        isLiveBroadcast: true,
        startDate: "2026-11-14T00:00:00.000Z",
        endDate: "2028-11-14T12:00:00.000Z",
      },
    });
    const recorded = videoHead(parts).jsonLd[0];
    expect(recorded).not.toHaveProperty("publication");
    expect(recorded).toMatchObject({
      potentialAction: {
        "@type": "SeekToAction",
        target: "https://www.meridian.example/video/63?t={seek_to_second_number}",
        "startOffset-input": "required name=seek_to_second_number",
      },
    });
    expect(videoHead({ ...parts, duration: 29_000 }).jsonLd[0]).not.toHaveProperty("potentialAction");
  });
});
