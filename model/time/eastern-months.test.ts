import { expect, it } from "vitest";
import { easternMonth, easternMonthBounds } from "./eastern-months.ts";
import { monthsBetween } from "./month.ts";

it.each([
  ["2026-01-01T04:59:59Z", "2025-12"],
  ["2026-01-01T05:00:00Z", "2026-01"],
  ["2026-07-01T03:59:59Z", "2026-06"],
])("%s is in %s for readers", (at, month) => {
  expect(easternMonth(Date.parse(at))).toBe(month);
});

it.each([
  ["2025-12", "2025-12-01T05:00:00.000Z", "2026-01-01T05:00:00.000Z"],
  ["1899-12", "1899-12-01T05:00:00.000Z", "1900-01-01T05:00:00.000Z"],
  ["1788-01", "1788-01-01T04:56:02.000Z", "1788-02-01T04:56:02.000Z"],
  ["2026-03", "2026-03-01T05:00:00.000Z", "2026-04-01T04:00:00.000Z"],
])("%s goes from %s to %s", (month, from, until) => {
  const bounds = easternMonthBounds(month);
  expect([bounds?.from, bounds?.until].map((at) => new Date(at ?? 0).toISOString())).toEqual([from, until]);
});

it.each(["2026-13", "2026-00", "26-01", "all", "9999-01", "0999-01", "2026-1"])("%s is no month", (name) => {
  expect(easternMonthBounds(name)).toBeUndefined();
});

it("names the months in UTC that a stretch of time has a part in", () => {
  expect(monthsBetween(Date.UTC(2025, 10, 30), Date.UTC(2026, 1, 1))).toEqual(["2025-11", "2025-12", "2026-01"]);
  expect(monthsBetween(Date.UTC(2026, 0), Date.UTC(2026, 1))).toEqual(["2026-01"]);
});
