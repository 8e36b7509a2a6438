import { expect, it } from "vitest";
import { datedThumbnail, shelfDate } from "./shelf-date.server.ts";

it.each([
  ["2026-11-04T12:00:00Z", undefined, "November 04, 2026"],
  ["2026-11-05T03:00:00Z", undefined, "November 04, 2026"],
  ["2026-11-05T03:00:00Z", "UTC", "November 05, 2026"],
  ["2026-11-04T12:00:00Z", "Pacific/Auckland", "November 05, 2026"],
  ["0000-00-00T00:00:00Z", undefined, undefined],
  [undefined, "UTC", undefined],
])("LIST-13 the shelf date of %s in the zone %s is %s", (date, zone, expected) => {
  expect(shelfDate(date, zone)).toBe(expected);
});

const video = {
  id: "1",
  title: "A",
  href: "/video/1",
  image: "/a.svg",
  isEpisode: true,
  isLocked: false,
  isLive: false,
};

it.each([
  [{ publicationDate: "2026-11-14T12:00:00Z" }, "November 14, 2026"],
  [{ publicationDate: "2026-11-14T12:00:00Z", airDate: "2026-11-13T12:00:00Z" }, "November 13, 2026"],
  [{ publicationDate: "2026-11-14T12:00:00Z", isLive: true }, undefined],
])("SHELF-09 a thumbnail with %o is dated %s", (fields, expected) => {
  expect(datedThumbnail({ ...video, ...fields }, undefined).date).toBe(expected);
});
