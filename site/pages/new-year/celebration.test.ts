import { describe, expect, it } from "vitest";
import { celebrationAt, midnightOf, places, yearTurning } from "./celebration.ts";

const at = (text: string) => Date.parse(text);

describe("the turn of the year", () => {
  it.each([
    ["America/New_York", "2027-01-01T05:00:00Z"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z"],
    ["Asia/Kathmandu", "2026-12-31T18:15:00Z"],
    ["America/St_Johns", "2027-01-01T03:30:00Z"],
    ["Pacific/Pago_Pago", "2027-01-01T11:00:00Z"],
    ["Australia/Sydney", "2026-12-31T13:00:00Z"],
  ])("midnight in %s is %s", (zone, expected) => {
    expect(new Date(midnightOf(2027, zone)).toISOString()).toBe(expected.replace("Z", ".000Z"));
  });

  it.each([
    ["in the summer", "2026-07-04T12:00:00Z", 2027],
    ["just before the first midnight", "2026-12-31T09:59:59Z", 2027],
    ["between the first and the last", "2027-01-01T02:00:00Z", 2027],
    ["on the day after", "2027-01-02T10:59:00Z", 2027],
    ["when it is over", "2027-01-02T11:00:00Z", 2028],
  ])("the year %s", (_, now, year) => {
    expect(yearTurning(at(now))).toBe(year);
  });

  it("every place has its midnight within 26 hours, in order, and those that have had it say so", () => {
    const { midnights, homeAt } = celebrationAt(at("2026-12-31T20:00:00Z"));
    expect(midnights).toHaveLength(places.length);
    const times = midnights.map((midnight) => midnight.at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(25 * 60 * 60 * 1000);
    expect(midnights.filter(({ has }) => has).at(-1)?.name).toBe("Dubai and Tbilisi");
    expect(new Date(homeAt).toISOString()).toBe("2027-01-01T05:00:00.000Z");
  });
});
