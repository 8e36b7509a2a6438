// Times of another hour and another week than the page was drawn in.

import { timeOfDay, weekdayAndDate } from "../lib/dates.ts";
import { relativeTime } from "../lib/relative-time.ts";

export function setClock(clock: HTMLTimeElement, now: number): void {
  clock.dateTime = new Date(now).toISOString();
  clock.querySelector("[data-clock-date]")?.replaceChildren(weekdayAndDate(now));
  clock.querySelector("[data-clock-time]")?.replaceChildren(`${timeOfDay(now)} `);
}

export function setDate({ dateTime }: HTMLTimeElement, words: Text, now: number): void {
  words.data = relativeTime({ publicationDate: dateTime }, now) ?? words.data;
}
