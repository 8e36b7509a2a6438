import { expect, it } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import { thumbnailOfCard, thumbnailOfVideo } from "./thumbnail.ts";

const stream = { url: "/a.mp4", mime_type: "MP4" };
const record = (fields: object, hosted: object = {}) =>
  accepted("video", {
    external_id: "63",
    title: "A",
    last_published_date: "2026-11-14T12:00:00Z",
    brightcove: { duration: "0:00:10", streams: [stream], ...hosted },
    ...fields,
  });

const now = Date.parse("2026-11-15T00:00:00Z");
const plain = { isEpisode: false, isLocked: false, isLive: false };

it.each([
  [
    "a clip",
    record({ description: "D", thumbnail: { url: "/t.svg" }, spark_shows: { title: "Far Desk" } }),
    {
      href: "/video/63",
      title: "A",
      description: "D",
      image: "/t.svg",
      tag: "Far Desk",
      duration: 10_000,
      publicationDate: "2026-11-14T12:00:00.000Z",
      airDate: undefined,
      ...plain,
    },
  ],
  [
    "a full episode",
    record({}, { media_tags: ["full_episode"], start_air_date: "2026-11-13T01:00:00Z" }),
    { ...plain, isEpisode: true, airDate: "2026-11-13T01:00:00.000Z" },
  ],
  ["a locked video", record({ isLocked: true }), { ...plain, isLocked: true }],
  ["the channel", record({}, { media_tags: ["live_stream"] }), { ...plain, isLive: true, duration: undefined }],
  ["one without a picture", record({}), { image: "/placeholder.svg" }],
])("SHELF-09 %s is the same from its card and from its record", (_, { doc, index }, expected) => {
  const { card } = index;
  if (card === undefined) throw new Error("has no card");
  expect(thumbnailOfCard(card)).toMatchObject(expected);
  expect(thumbnailOfVideo(doc, now)).toMatchObject(expected);
});

it.each([
  ["is not there", undefined],
  ["is not out", record({ published: false }).doc],
  ["has expired", record({ expiration_date: "2026-11-14T23:59:59Z" }).doc],
  ["has no stream", record({}, { streams: [] }).doc],
])("SHELF-01 a video that %s is no thumbnail", (_, video) => {
  expect(thumbnailOfVideo(video, now)).toBeUndefined();
});

it("SHELF-04 what the editor wrote stands over the video's own words", () => {
  const over = { title: "B", image: "/b.svg", publicationDate: "2026-11-01T00:00:00.000Z" };
  expect(thumbnailOfVideo(record({}).doc, now, over)).toMatchObject(over);
});
