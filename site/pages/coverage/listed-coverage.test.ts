import { expect, it } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import { listedCoverage } from "./listed-coverage.ts";

const now = Date.parse("2026-11-14T20:00:00Z");
const ago = (hours: number) => new Date(now - hours * 60 * 60_000).toISOString();
const event = (slug: string, fields: object) =>
  accepted("live_event", { id: `coverage/${slug}`, title: slug, ...fields }).doc;

const events = [
  event("older", { updates: [{ id: 1, title: "An hour ago", time: ago(1) }] }),
  event("ended", { end: ago(1), updates: [{ id: 1, title: "Last", time: ago(2) }] }),
  event("newer", {
    heading: { title: "Newer", imageUrl: "/uploads/a.jpg", breaking: true },
    updates: [
      { id: 1, title: "Pinned", time: ago(3), pinned: true },
      { id: 2, title: "Just now", time: ago(0) },
    ],
  }),
  event("long-ago", { thumbnail: "/uploads/b.jpg", updates: [{ id: 1, title: "Old", time: ago(60) }] }),
  event("empty", {}),
];

it("ROUTE-15 what is going on comes first, by its newest post; what is over after it", () => {
  const { current, past } = listedCoverage(events, now);
  expect(current.map(({ title }) => title)).toEqual(["newer", "older", "empty"]);
  expect(past.map(({ title }) => title)).toEqual(["ended", "long-ago"]);
});

it("ROUTE-15 an event is listed with its newest post, pinned or not, and its picture", () => {
  const { current, past } = listedCoverage(events, now);
  expect(current[0]).toMatchObject({
    url: "/coverage/newer",
    updates: 2,
    isBreaking: true,
    imageUrl: "/uploads/a.jpg",
    latest: { label: "Just now", time: ago(0) },
  });
  expect(current[2]?.latest).toBeUndefined();
  expect(past[1]?.imageUrl).toBe("/uploads/b.jpg");
});
