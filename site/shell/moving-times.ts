// The times that the server has drawn move on: the clocks of the masthead (HEADER-02) and the relative times of the page, which may come from
// a cache. When a page is shown, and with every minute.

import { timeOfDay, weekdayAndDate } from "../lib/dates.ts";
import { eachMinute } from "../lib/each-minute.ts";
import { relativeTime } from "../lib/relative-time.ts";

function write(element: Element | null, words: string): void {
  if (element !== null && element.textContent !== words) element.textContent = words;
}

function moveClock(clock: HTMLTimeElement, now: number): void {
  clock.dateTime = new Date(now).toISOString();
  write(clock.querySelector("[data-clock-date]"), weekdayAndDate(now));
  write(clock.querySelector("[data-clock-time]"), `${timeOfDay(now)} `);
}

function moveRelative(time: HTMLTimeElement, now: number): void {
  const words = relativeTime({ publicationDate: time.dateTime }, now);
  const { firstChild } = time;
  if (words !== undefined && firstChild instanceof Text && firstChild.data !== words) firstChild.data = words;
}

export function moveTimes(): void {
  const now = Date.now();
  for (const clock of document.querySelectorAll<HTMLTimeElement>("time[data-clock]")) moveClock(clock, now);
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-relative]")) moveRelative(time, now);
}

export function keepTimesMoving(): void {
  eachMinute(moveTimes);
}
