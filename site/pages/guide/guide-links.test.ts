import { describe, expect, it } from "vitest";
import { guideLinks } from "./guide-links.ts";
import { guideView } from "./guide-view.ts";

// A Wednesday; the schedule tells of the Saturday before its week, of the week, and of the next one up to its Tuesday.
const today = "2026-11-18";
const firstKnown = "2026-11-14";
const lastKnown = "2026-11-24";

function linksAt(query: string, date = today, known = { first: firstKnown, last: lastKnown }) {
  const asked = guideView(new URLSearchParams(query));
  if (asked === undefined) throw new Error(`?${query} is no view`);
  const isKnown = (day: string) => day === today || (day >= known.first && day <= known.last);
  return guideLinks({ asked, date, today, isKnown, lastKnown: known.last });
}

const urls = (links: readonly { url: string }[]) => links.map(({ url }) => url.replace("/fnctv", ""));
const currents = (links: readonly { label: string; isCurrent?: boolean }[]) =>
  links.flatMap(({ label, isCurrent }) => (isCurrent === true ? [label] : []));

describe("the days of the week on show", () => {
  it("SCHED-02 all seven, each an address, today by its name", () => {
    const { days } = linksAt("");
    expect(days.map(({ label }) => label)).toEqual([
      "Sun 15",
      "Mon 16",
      "Tue 17",
      "Wed 18",
      "Thu 19",
      "Fri 20",
      "Sat 21",
    ]);
    expect(urls(days)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `?day=2026-11-${day}`));
    expect(days.map(({ name }) => name).filter((name) => name !== undefined)).toEqual(["Wed 18, today"]);
  });

  it.each([
    ["those before the schedule begins are left out", firstKnown, ["Sat 14"]],
    ["those after it ends too", lastKnown, ["Sun 22", "Mon 23", "Tue 24"]],
  ])("SCHED-02 %s", (_, date, expected) => {
    expect(linksAt(`day=${date}`, date).days.map(({ label }) => label)).toEqual(expected);
  });
});

describe("where the reader is", () => {
  it.each([
    ["", today, { views: ["Now"], days: [] }],
    ["day=2026-11-19", "2026-11-19", { views: [], days: ["Thu 19"] }],
    ["view=week", today, { views: ["Week"], days: [] }],
    ["program=news-20261119T0100Z", today, { views: [], days: [] }],
  ])("SCHED-02 ?%s is marked, and nothing else", (query, date, expected) => {
    const { views, days } = linksAt(query, date);
    expect({ views: currents(views), days: currents(days) }).toEqual(expected);
  });
});

describe("the weeks around", () => {
  it.each([
    ["now: the first known day of each", "", today, ["?day=2026-11-14", "?day=2026-11-22"]],
    ["a day: the same", "day=2026-11-20", "2026-11-20", ["?day=2026-11-14", "?day=2026-11-22"]],
    ["a week: weeks", "view=week", today, ["?view=week&day=2026-11-14", "?view=week&day=2026-11-22"]],
    ["the last week: back to today", "day=2026-11-23", "2026-11-23", ["?day=2026-11-18"]],
    ["the last week as a week: back to the plain address", "view=week&day=2026-11-22", "2026-11-22", ["?view=week"]],
    ["the first week: on to today", "day=2026-11-14", firstKnown, ["?day=2026-11-18"]],
    [
      "of the other channel",
      "view=week&channel=business",
      today,
      ["?view=week&day=2026-11-14&channel=business", "?view=week&day=2026-11-22&channel=business"],
    ],
  ])("SCHED-02 from %s", (_, query, date, expected) => {
    expect(urls(linksAt(query, date).weeks)).toEqual(expected);
  });

  it.each([
    ["this week", today, "?view=week"],
    ["another week, by its first known day", "2026-11-24", "?view=week&day=2026-11-22"],
  ])("SCHED-02 the whole of %s", (_, date, expected) => {
    expect(urls(linksAt(`day=${date}`, date).views)).toEqual(["", expected]);
  });
});

describe("the channels", () => {
  it.each([
    ["", ["", "?channel=business"]],
    ["day=2026-11-19", ["?day=2026-11-19", "?day=2026-11-19&channel=business"]],
    [
      "view=week&day=2026-11-22&channel=business",
      ["?view=week&day=2026-11-22", "?view=week&day=2026-11-22&channel=business"],
    ],
    ["program=business-20261119T0100Z", ["", "?channel=business"]],
  ])("SCHED-02 ?%s leads to the same screen of each", (query, expected) => {
    const { channels } = linksAt(query);
    expect(urls(channels)).toEqual(expected);
    expect(currents(channels)).toEqual([query.includes("business") ? "Meridian Business" : "Meridian News"]);
  });
});

describe("how far the schedule goes", () => {
  it.each([
    ["is not said while a week follows", today, lastKnown, undefined],
    ["is said in its last week", "2026-11-23", lastKnown, "Announced through Tuesday, November 24."],
    [
      "is said when it is over",
      today,
      "2026-11-16",
      "The schedule was announced through Monday, November 16. The days after it will be listed here.",
    ],
  ])("SCHED-02 %s", (_, date, last, expected) => {
    expect(linksAt(`day=${date}`, date, { first: firstKnown, last }).announced).toBe(expected);
  });
});
