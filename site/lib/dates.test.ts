import { expect, it } from "vitest";
import { dateAndTime, isDraftDate, longDate, shortDate, timeOf, timeOfDay, weekdayAndDate, yearOf } from "./dates.ts";

const at = Date.parse("2026-11-04T14:05:00Z");

it("LIST-13 writes dates as MMMM DD, YYYY", () => {
  expect(longDate(at)).toBe("November 04, 2026");
});

it("LIST-13 writes the dates of events as MMM DD, YYYY", () => {
  expect(shortDate(at)).toBe("Nov 04, 2026");
});

it("LIST-13 takes the day in US/Eastern", () => {
  expect(longDate(Date.parse("2026-11-04T04:59:00Z"))).toBe("November 03, 2026");
  expect(longDate(Date.parse("2026-11-04T05:00:00Z"))).toBe("November 04, 2026");
});

it("HEADER-02 tells the time in US/Eastern, in summer and in winter", () => {
  expect(timeOfDay(at)).toBe("9:05 AM");
  expect(timeOfDay(Date.parse("2026-07-04T14:05:00Z"))).toBe("10:05 AM");
  expect(weekdayAndDate(at)).toBe("Wednesday, November 4");
  expect(dateAndTime(at)).toBe("November 4, 2026 9:05 AM ET");
});

it("FOOTER-02 the year changes at midnight in US/Eastern", () => {
  expect(yearOf(Date.parse("2027-01-01T04:59:59Z"))).toBe("2026");
  expect(yearOf(Date.parse("2027-01-01T05:00:00Z"))).toBe("2027");
});

it("LIST-05 zeros are a draft and no time", () => {
  expect(isDraftDate("0000-00-00T00:00:00Z")).toBe(true);
  expect(timeOf("0000-00-00T00:00:00Z")).toBeUndefined();
  expect(timeOf("nonsense")).toBeUndefined();
  expect(timeOf("2026-11-04T14:05:00Z")).toBe(at);
});
