// What the clock of a blog showed: most posts have their time twice, by that clock and in UTC, and so tell of those that have the first alone.
// Times are written `2020-05-31T20:00:00`.

import { easternTime } from "../../model/time/eastern-days.ts";

const minute = 60_000;
/** No clock differs from UTC by anything but whole quarters of an hour, nor by more. */
const quarter = 15 * minute;
const furthest = 14 * 60 * minute;

const wholeYear = "";

export class BlogClock {
  /** How far ahead of UTC the blog was, and how often, by month of the year: clocks go by the season. */
  readonly #seen = new Map<string, Map<number, number>>();

  /** The time of one post by both. */
  note(local: string, utc: string): void {
    const ahead = asUtc(local) - asUtc(utc);
    if (ahead % quarter !== 0 || Math.abs(ahead) > furthest) return;
    for (const season of [monthOf(local), wholeYear]) {
      const seen = this.#seen.get(season) ?? new Map<number, number>();
      this.#seen.set(season, seen.set(ahead, (seen.get(ahead) ?? 0) + 1));
    }
  }

  /** By the zone of the brand, unless the posts of that season say otherwise. */
  utcOf(local: string): string {
    const seen = this.#seen.get(monthOf(local)) ?? this.#seen.get(wholeYear) ?? new Map<number, number>();
    const [usual] = [...seen].toSorted(([, one], [, other]) => other - one);
    const home = aheadAtHome(local);
    const ahead = usual === undefined || seen.has(home) ? home : usual[0];
    return new Date(asUtc(local) - ahead).toISOString().slice(0, local.length);
  }
}

const asUtc = (time: string) => Date.parse(`${time}Z`);
const monthOf = (time: string) => time.slice(5, 7);

function aheadAtHome(local: string): number {
  const [date = "", clock = ""] = local.split("T");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return asUtc(`${date}T${clock.slice(0, 5)}`) - easternTime(date, hours * 60 + minutes);
}
