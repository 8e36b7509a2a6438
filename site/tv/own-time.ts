// A time as the viewer's own clock shows it, to stand beside the site's. Nothing where both clocks show the same.

import { homeZone } from "../../model/time/home-zone.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than a guide's worth of uses. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  formatters.set(key, made);
  return made;
}

/** Absent: the zone of this machine. */
export function ownTime(at: number, zone?: string): string | undefined {
  const form = (timeZone: string | undefined, options: Intl.DateTimeFormatOptions) =>
    formatter({ timeZone, ...options })
      .format(at)
      .replaceAll(/\s/g, " ");
  const moment: Intl.DateTimeFormatOptions = { weekday: "short", hour: "numeric", minute: "2-digit" };
  if (form(zone, moment) === form(homeZone, moment)) return undefined;
  const day: Intl.DateTimeFormatOptions = { weekday: "short" };
  const clock = form(zone, { hour: "numeric", minute: "2-digit" });
  return form(zone, day) === form(homeZone, day) ? clock : `${form(zone, day)} ${clock}`;
}

/** What that clock's zone is called at the moment: PST, GMT+1. */
export function ownZoneName(at: number, zone?: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
