// The turn of the year around the globe: which year is awaited, and when midnight comes to each place. Pure; offsets come from Intl, so that a
// place that changes its clocks by law is right without a word here.

import { homeZone } from "../../../model/time/home-zone.ts";

export interface Place {
  /** Where the people are who celebrate then. */
  name: string;
  zone: string;
}

/** One place for every midnight of the night, from the first to the last. */
export const places: readonly Place[] = [
  { name: "Kiritimati, Kiribati", zone: "Pacific/Kiritimati" },
  { name: "Auckland, New Zealand", zone: "Pacific/Auckland" },
  { name: "Suva, Fiji", zone: "Pacific/Fiji" },
  { name: "Sydney, Australia", zone: "Australia/Sydney" },
  { name: "Adelaide, Australia", zone: "Australia/Adelaide" },
  { name: "Brisbane, Australia", zone: "Australia/Brisbane" },
  { name: "Darwin, Australia", zone: "Australia/Darwin" },
  { name: "Tokyo and Seoul", zone: "Asia/Tokyo" },
  { name: "Beijing, Manila and Perth", zone: "Asia/Shanghai" },
  { name: "Bangkok, Hanoi and Jakarta", zone: "Asia/Bangkok" },
  { name: "Yangon, Myanmar", zone: "Asia/Yangon" },
  { name: "Dhaka, Bangladesh", zone: "Asia/Dhaka" },
  { name: "Kathmandu, Nepal", zone: "Asia/Kathmandu" },
  { name: "Delhi and Colombo", zone: "Asia/Kolkata" },
  { name: "Karachi and Tashkent", zone: "Asia/Karachi" },
  { name: "Kabul, Afghanistan", zone: "Asia/Kabul" },
  { name: "Dubai and Tbilisi", zone: "Asia/Dubai" },
  { name: "Tehran, Iran", zone: "Asia/Tehran" },
  { name: "Istanbul and Nairobi", zone: "Europe/Istanbul" },
  { name: "Athens, Cairo and Johannesburg", zone: "Europe/Athens" },
  { name: "Paris, Rome and Lagos", zone: "Europe/Paris" },
  { name: "London, Lisbon and Accra", zone: "Europe/London" },
  { name: "Praia, Cabo Verde", zone: "Atlantic/Cape_Verde" },
  { name: "Rio de Janeiro and Buenos Aires", zone: "America/Sao_Paulo" },
  { name: "St. John’s, Newfoundland", zone: "America/St_Johns" },
  { name: "Halifax and San Juan", zone: "America/Halifax" },
  { name: "New York, Miami and Lima", zone: "America/New_York" },
  { name: "Chicago and Mexico City", zone: "America/Chicago" },
  { name: "Denver and Phoenix", zone: "America/Denver" },
  { name: "Los Angeles and Vancouver", zone: "America/Los_Angeles" },
  { name: "Anchorage, Alaska", zone: "America/Anchorage" },
  { name: "Marquesas Islands", zone: "Pacific/Marquesas" },
  { name: "Honolulu, Hawaii", zone: "Pacific/Honolulu" },
  { name: "Pago Pago, American Samoa", zone: "Pacific/Pago_Pago" },
];

/** Midnight of January 1 in a zone, as an instant. */
export function midnightOf(year: number, zone: string): number {
  const asIfUtc = Date.UTC(year, 0, 1);
  return asIfUtc - offsetOf(zone, asIfUtc - offsetOf(zone, asIfUtc));
}

function offsetOf(zone: string, at: number): number {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** A day after the last midnight the celebration is over and the next year is awaited. */
const afterglow = 24 * 60 * 60 * 1000;

/** The year that is awaited, or that is being celebrated. */
export function yearTurning(now: number): number {
  const [last] = places.slice(-1);
  const year = new Date(now).getUTCFullYear();
  return last !== undefined && now < midnightOf(year, last.zone) + afterglow ? year : year + 1;
}

export interface Midnight extends Place {
  at: number;
  /** The new year has come there. */
  has: boolean;
}

export interface Celebration {
  year: number;
  /** Midnight at home, in the site's zone. */
  homeAt: number;
  /** From the first to the last. */
  midnights: Midnight[];
}

export function celebrationAt(now: number): Celebration {
  const year = yearTurning(now);
  const midnights = places
    .map(({ name, zone }): Midnight => {
      const at = midnightOf(year, zone);
      return { name, zone, at, has: at <= now };
    })
    .toSorted((one, other) => one.at - other.at);
  return { year, homeAt: midnightOf(year, homeZone), midnights };
}
