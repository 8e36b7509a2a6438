import { expect, it } from "vitest";
import { easternTime } from "../../model/time/eastern-days.ts";
import { isKnownDay, lastKnownDay } from "./known-days.ts";

const friday = "2026-11-27";
const saturday = "2026-11-28";
const sunday = "2026-11-29";

const from = (date: string, hour: number, hours: number) => {
  const start = easternTime(date, hour * 60);
  return { start, end: start + hours * 3_600_000 };
};

const morning = from(saturday, 6, 3);
const lateNight = from(saturday, 23, 3);
const untilMidnight = from(saturday, 23, 1);
const telethon = from(friday, 20, 30);

it.each([
  ["a morning is of its day", [morning], saturday, true],
  ["and of no other", [morning], sunday, false],
  ["a night is of the day it begins on", [lateNight], saturday, true],
  ["not of the one it ends on", [lateNight], sunday, false],
  ["what ends at midnight ends there", [untilMidnight], sunday, false],
  ["what outlasts a day tells of it", [telethon], saturday, true],
  ["what only reaches into a day does not", [telethon], sunday, false],
  ["of nothing nothing is known", [], saturday, false],
])("SCHED-02 %s", (_, programs, date, expected) => {
  expect(isKnownDay(programs, date)).toBe(expected);
});

it.each([
  [[morning, untilMidnight], saturday],
  [[morning, lateNight], saturday],
  [[telethon], saturday],
  [[from(sunday, 0, 1), morning], sunday],
  [[], undefined],
])("SCHED-02 the last day that is known of %j", (programs, expected) => {
  expect(lastKnownDay(programs)).toBe(expected);
});
