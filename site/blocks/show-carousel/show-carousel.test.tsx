import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { datedShow } from "../../video/shelves/shelf-date.server.ts";
import type { VideoShow } from "../../../model/video/video-show.ts";
import { ShowCarousel } from "./ShowCarousel.tsx";

const episode = {
  id: "1",
  title: "The whole hour",
  url: "/video/1",
  thumbnailUrl: "/a.svg",
  duration: 3_720_000,
  isLive: false,
};
const show: VideoShow = {
  title: "Far Desk",
  showImages: { normal: "/s.svg" },
  showUrl: "/video/shows/far-desk",
  showTime: "5 p.m.",
  fullEpisode: { ...episode, airDate: "2026-11-13T22:00:00Z", isLocked: true },
  clipsEpisode: {
    ...episode,
    id: "2",
    title: "One minute of it",
    url: "/video/2",
    duration: 60_000,
    clipDate: "2026-11-14T22:00:00Z",
  },
};

const drawn = (shows: VideoShow[]) =>
  renderToString(
    <ShowCarousel title="Shows" items={[]} shows={shows.map((one) => datedShow(one, undefined))} />,
  ).replaceAll("<!-- -->", "");

it("SHOW-04 a show is drawn with its latest episode and its latest clip", () => {
  const html = drawn([show]);
  for (const text of [
    "Far Desk",
    "5 p.m.",
    "The whole hour",
    "Aired November 13, 2026",
    "01:02:00",
    "Sign in to watch",
  ]) {
    expect(html).toContain(text);
  }
  for (const text of ["One minute of it", "November 14, 2026", "01:00", 'href="/video/shows/far-desk"'])
    expect(html).toContain(text);
});

it("SHOW-04 what is live says so instead of its length", () => {
  const html = drawn([
    {
      ...show,
      clipsEpisode: undefined,
      fullEpisode: { ...episode, duration: undefined, isLive: true, isLocked: false },
    },
  ]);
  expect(html).toContain("Live</span>");
  expect(html).not.toContain("Aired");
});

it("SHELF-06 without shows nothing is drawn", () => {
  expect(drawn([])).toBe("");
});
