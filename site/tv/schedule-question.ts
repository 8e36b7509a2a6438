// What /api/schedule is asked (SCHED-04): the programs of a day, or the live window of a moment, on one channel.

import { channelOf, channels, type Channel } from "./channels.ts";
import { isDate } from "../../model/time/eastern-days.ts";

export type ScheduleQuestion = { channel: Channel } & ({ date: string } | { at: number });

export const channelFault = `channel must be ${channels.map(({ id }) => id).join(" or ")}`;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const milliseconds = /^\d{12,13}$/;

/** `dt` is a date, a moment with its zone or in milliseconds, or nothing for now. What it is not is said in words. */
export function scheduleQuestion(
  { dt = "", channel: id }: { dt?: string; channel?: string },
  now: number,
): ScheduleQuestion | { fault: string } {
  const channel = channelOf(id);
  if (channel === undefined) return { fault: channelFault };
  if (dt === "") return { channel, at: now };
  if (isDate(dt)) return { channel, date: dt };
  // A plus sign in an address is read as a space.
  const time = dt.replace(" ", "+");
  const at = milliseconds.test(time) ? Number(time) : moment.test(time) ? Date.parse(time) : Number.NaN;
  if (!Number.isNaN(at)) return { channel, at };
  return {
    fault: "dt must be a date YYYY-MM-DD, a moment with its zone such as 2026-11-16T20:00:00-05:00, or milliseconds",
  };
}
