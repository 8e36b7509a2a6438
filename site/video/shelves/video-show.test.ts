import { expect, it } from "vitest";
import type { Card } from "../../../model/stories/card.ts";
import { accepted } from "../../../content/testing/accepted.ts";
import { videoShow } from "./video-show.ts";

const show = (fields: object) => accepted("show", { title: "Far Desk", show_slug: "far-desk", ...fields }).doc;
const card = (fields: Partial<Card>): Card => ({
  id: "63",
  title: "A",
  url: "/video/63",
  form: "video",
  authors: [],
  ...fields,
});

it("SHOW-04 a show's card carries its latest full episode and its latest clip", () => {
  const shown = videoShow(show({ airtime: "5 p.m.", image: "/s.svg" }), {
    episode: card({
      imageUrl: "/e.svg",
      duration: 60_000,
      video: { airDate: "2026-11-13T22:00:00Z", isLocked: true, account: "12" },
    }),
    clip: card({ id: "64", publicationDate: "2026-11-14T10:00:00Z" }),
  });
  expect(shown).toEqual({
    title: "Far Desk",
    showImages: { small: "/s.svg", normal: "/s.svg", original: "/s.svg" },
    showUrl: "/video/shows/far-desk",
    showTime: "5 p.m.",
    fullEpisode: {
      id: "63",
      account: "12",
      title: "A",
      url: "/video/63",
      thumbnailUrl: "/e.svg",
      airDate: "2026-11-13T22:00:00Z",
      duration: 60_000,
      isLive: false,
      isLocked: true,
    },
    clipsEpisode: {
      id: "64",
      account: undefined,
      title: "A",
      url: "/video/63",
      thumbnailUrl: "/placeholder.svg",
      clipDate: "2026-11-14T10:00:00Z",
      duration: undefined,
      isLive: false,
    },
  });
});

it.each([
  ["nothing of either", {}, {}, { title: "Far Desk", fullEpisode: undefined, clipsEpisode: undefined }],
  ["another title", {}, { showTitleOverride: "T" }, { title: "T" }],
  [
    "its own three pictures",
    { showImages: { small: "/s.svg", normal: "/n.svg", original: "/o.svg" } },
    {},
    { showImages: { small: "/s.svg", normal: "/n.svg", original: "/o.svg" } },
  ],
  [
    "the editor's poster",
    { image: "/s.svg" },
    { showPosterImageUrl: "/p.svg" },
    { showImages: { small: "/p.svg", normal: "/p.svg", original: "/p.svg" } },
  ],
])("SHELF-09 a show item with %s", (_, fields, over, expected) => {
  expect(videoShow(show(fields), {}, over)).toMatchObject(expected);
});

it("SHOW-04 a live episode has no length", () => {
  const { fullEpisode } = videoShow(show({}), { episode: card({ isLive: true, duration: 5 }) });
  expect(fullEpisode).toMatchObject({ isLive: true, duration: undefined });
});
