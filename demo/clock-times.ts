// In a story, `{12m}` stands for the time of day that many minutes before the seeding: a live blog must not run ahead of its readers.

import { brand } from "../model/brand.ts";
import { ageOf } from "./age.ts";

const clock = new Intl.DateTimeFormat(brand.language, { hour: "numeric", minute: "2-digit", timeZone: brand.timeZone });

export function withClockTimes(text: string, now: number): string {
  return text.replaceAll(/\{([\ddhm]+)\}/g, (whole, age: string) => {
    const before = ageOf(age);
    return before === undefined ? whole : clockTime(now - before);
  });
}

/** 9:42 a.m. */
function clockTime(time: number): string {
  return clock.format(time).replace(/\s?([AP])M$/, (_, half: string) => ` ${half.toLowerCase()}.m.`);
}
