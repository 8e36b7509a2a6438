import { expect, it } from "vitest";
import { duration, percent, perSecond, seconds } from "./status-words.ts";

it.each([
  [duration(59_000), "59 s"],
  [duration(3_600_000), "1 h 0 min"],
  [duration(3 * 86_400_000), "3 days"],
  [percent(undefined), "–"],
  [percent(0), "0 %"],
  [percent(0.0012), "0.1 %"],
  [percent(0.987), "99 %"],
  [seconds(undefined), "–"],
  [seconds(0.0008), "0.8 ms"],
  [seconds(0.25), "250 ms"],
  [seconds(2.5), "2.5 s"],
  [perSecond(0.44), "0.4"],
  [perSecond(1234.5), "1235"],
])("%s", (words, expected) => expect(words).toBe(expected));
