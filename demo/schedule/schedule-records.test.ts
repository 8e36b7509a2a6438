import { describe, expect, it } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { dayColumn } from "../../site/tv/day-column.ts";
import { easternDate, plusDays, weekOf } from "../../model/time/eastern-days.ts";
import { programsOf } from "../../site/tv/program.ts";
import { shows } from "../records/shows.ts";
import { scheduleRecords } from "./schedule-records.ts";

const channels = (now: number) => scheduleRecords(now).map((record) => programsOf(accepted("schedule", record).doc));

describe("SCHED-04 the demo's channels", () => {
  it.each([
    ["an ordinary week", "2026-05-06T12:00:00Z"],
    ["the week in which clocks go forward", "2026-03-08T12:00:00Z"],
    ["the week before they go back", "2026-10-28T12:00:00Z"],
    ["the last week of the year", "2026-12-31T23:00:00Z"],
    ["an evening that is tomorrow in UTC", "2026-11-15T03:00:00Z"],
  ])("are on without a gap for two weeks: %s", (_case, moment) => {
    const now = Date.parse(moment);
    const week = weekOf(easternDate(now));
    const dates = [...week, ...week.map((date) => plusDays(date, 7))];
    for (const programs of channels(now)) {
      for (const date of dates) {
        const column = dayColumn(programs, date);
        expect(column.filter(({ program }) => program === undefined)).toEqual([]);
        expect(column.length).toBeGreaterThan(10);
      }
    }
  });

  it("show every show, at the hour that its page tells", () => {
    const [news = []] = channels(Date.parse("2026-05-06T12:00:00Z"));
    for (const { slug, title, airtime } of shows) {
      const [, day, hour, half] = /^(\w+)s, (\d+)(?:–\d+)? ([ap])\.m\. ET$/.exec(airtime) ?? [];
      const at = news
        .filter((program) => program.slug === slug)
        .map(({ start }) =>
          new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", weekday: "long", hour: "numeric" }).format(
            start,
          ),
        );
      const on = day === "Weekday" ? "Wednesday" : day;
      expect(at, title).toContainEqual(
        expect.stringMatching(new RegExp(`^${on} (at )?${hour}.${half?.toUpperCase()}M`)),
      );
    }
  });
});
