// The times that the server has drawn move on: the clocks of the masthead (HEADER-02) and the relative times of the page, which may come from
// a cache. When a page is shown, and with every minute. The first date in a zone takes a slow phone a tenth of a second: most pages need none.

import { ago, isAgo, minuteOf } from "../lib/ago.ts";
import { eachMinute } from "../lib/each-minute.ts";

/** What a clock shows some minutes after this, if that is in the same hour: no zone changes its clocks within one. */
export function laterInHour(words: string, minutes: number): string | undefined {
  const [, before = "", shown = "", after = ""] = /^(\d+:)(\d\d)(.*)$/.exec(words) ?? [];
  const minute = Number(shown) + minutes;
  return before !== "" && minute >= 0 && minute < 60
    ? `${before}${String(minute).padStart(2, "0")}${after}`
    : undefined;
}

function moveClock(clock: HTMLTimeElement, now: number): void {
  const minutes = minuteOf(now) - minuteOf(Date.parse(clock.dateTime));
  if (minutes === 0) return;
  const figures = clock.querySelector("[data-clock-time]");
  const later = laterInHour(figures?.textContent ?? "", minutes);
  if (later === undefined) {
    void import("./far-times.ts").then(({ setClock }) => setClock(clock, now), stay);
    return;
  }
  clock.dateTime = new Date(now).toISOString();
  figures?.replaceChildren(later);
}

function moveRelative(time: HTMLTimeElement, now: number): void {
  const { firstChild } = time;
  if (!(firstChild instanceof Text) || !isAgo(firstChild.data)) return;
  const words = ago(minuteOf(now - Date.parse(time.dateTime)));
  if (words === undefined) void import("./far-times.ts").then(({ setDate }) => setDate(time, firstChild, now), stay);
  else if (firstChild.data !== words) firstChild.data = words;
}

/** Without a connection a page shows the time at which it was drawn. */
const stay = () => undefined;

export function moveTimes(): void {
  const now = Date.now();
  for (const clock of document.querySelectorAll<HTMLTimeElement>("time[data-clock]")) moveClock(clock, now);
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-relative]")) moveRelative(time, now);
}

export function keepTimesMoving(): void {
  eachMinute(moveTimes);
}
