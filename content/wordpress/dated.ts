// When an item came out and was last changed, as records say it: in UTC.

import { isDate } from "../../model/time/eastern-days.ts";
import type { BlogClock } from "./blog-clock.ts";
import { fieldOf } from "./item-fields.ts";
import type { WxrItem } from "./read-wxr.ts";

export function dated(item: WxrItem, clock: BlogClock): object {
  const publication = cameOutAt(item, clock);
  const modified = changedAt(item);
  return { ...(publication && { publication_date: publication }), ...(modified && { last_modified_date: modified }) };
}

export function cameOutAt(item: WxrItem, clock: BlogClock): string | undefined {
  const local = timeIn(item, "wp:post_date");
  return timeIn(item, "wp:post_date_gmt") ?? (local === undefined ? undefined : clock.utcOf(local));
}

/** By the clock of the blog, `2020-05-31`: its addresses are made of it. */
export const dayOf = (item: WxrItem): string | undefined => timeIn(item, "wp:post_date")?.slice(0, 10);

export const isDated = (item: WxrItem): boolean =>
  timeIn(item, "wp:post_date_gmt") !== undefined || timeIn(item, "wp:post_date") !== undefined;

export function changedAt(item: WxrItem): string | undefined {
  return timeIn(item, "wp:post_modified_gmt");
}

/** By both of its times, where it has them. */
export function noteTimes(item: WxrItem, clock: BlogClock): void {
  const [local, utc] = [timeIn(item, "wp:post_date"), timeIn(item, "wp:post_date_gmt")];
  if (local !== undefined && utc !== undefined) clock.note(local, utc);
}

/** Dates that no calendar has; a time of zeros is none. */
export function impossibleDates(item: WxrItem): string[] {
  return ["wp:post_date", "wp:post_date_gmt"]
    .map((name) => fieldOf(item, name))
    .filter((given) => /^\d/.test(given) && !given.startsWith("0000") && timeOf(given) === undefined);
}

const timeIn = (item: WxrItem, name: string) => timeOf(fieldOf(item, name));

/** A draft has a time of zeros. */
function timeOf(given: string): string | undefined {
  const [date = "", clock = "00:00:00"] = given.split(/[T ]/);
  return isDate(date) && /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/.test(clock) ? `${date}T${clock}` : undefined;
}
