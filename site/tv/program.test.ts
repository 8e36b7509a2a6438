import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { programId, programsOf } from "./program.ts";

const show = (title: string, start: string, end: string, more: object = {}) => ({
  title,
  "start-utc": `2026-11-16T${start}:00Z`,
  "end-utc": `2026-11-16T${end}:00Z`,
  ...more,
});

function programs(...shows: object[]) {
  const day = { attributes: { value: "2026-11-16" }, show: shows };
  return programsOf(accepted("schedule", { id: "news", day }).doc);
}

const times = (shows: object[]) =>
  programs(...shows).map(({ title, start, end }) => {
    const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
    return `${title} ${clock(start)}-${clock(end)}`;
  });

describe("SCHED-01 the programs of a channel", () => {
  it("are named by their channel and beginning, to the minute", () => {
    expect(programId("business", Date.parse("2026-11-16T01:30:59.123Z"))).toBe("business-20261116T0130Z");
    expect(programs(show("A", "10:00", "11:00"))[0]).toMatchObject({ id: "news-20261116T1000Z", channel: "news" });
  });

  it.each([
    [
      "follow each other",
      [show("B", "11:00", "12:00"), show("A", "10:00", "11:00")],
      ["A 10:00-11:00", "B 11:00-12:00"],
    ],
    ["may leave gaps", [show("A", "10:00", "11:00"), show("B", "12:00", "13:00")], ["A 10:00-11:00", "B 12:00-13:00"]],
    [
      "give way to one that begins before they end",
      [show("A", "10:00", "12:00"), show("B", "11:00", "12:00")],
      ["A 10:00-11:00", "B 11:00-12:00"],
    ],
    [
      "are there once when the feed has them twice",
      [show("A", "10:00", "11:00"), show("A", "10:00", "11:00")],
      ["A 10:00-11:00"],
    ],
    [
      "are what the feed said last of a time",
      [show("A", "10:00", "11:00"), show("B", "10:00", "11:00")],
      ["B 10:00-11:00"],
    ],
  ])("%s", (_case, given, expected) => {
    expect(times(given)).toEqual(expected);
  });

  it("keep a machine title only where it means one show", () => {
    const slugs = programs(
      show("A", "10:00", "11:00", { "machine-title": "a" }),
      show("B", "11:00", "12:00", { "machine-title": "special-program" }),
      show("C", "12:00", "13:00", { "machine-title": "weekend" }),
      show("D", "13:00", "14:00", { "machine-title": "weekend" }),
      show("A", "14:00", "15:00", { "machine-title": "a" }),
    ).map(({ slug }) => slug);
    expect(slugs).toEqual(["a", undefined, undefined, undefined, "a"]);
  });

  it("take a feature's words and picture where there are none of the program", () => {
    const feature = { "feature-url": "/shows/a", "feature-image": "/a.jpg", "feature-description": "Words" };
    expect(programs(show("A", "10:00", "11:00", feature))[0]).toMatchObject({
      description: "Words",
      imageUrl: "/a.jpg",
      feature: { label: "Show Page", url: "/shows/a" },
    });
  });
});
