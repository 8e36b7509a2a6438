// What the guide is asked to show. Days, channels and programs are addresses, so that the guide needs no script.

import { channelOf, type Channel } from "../../tv/channels.ts";
import { isDate } from "../../../model/time/eastern-days.ts";

export type GuideView =
  | { view: "now"; channel: Channel }
  | { view: "day"; channel: Channel; date: string }
  /** A day of the week to be shown; today's when absent. */
  | { view: "week"; channel: Channel; date?: string }
  | { view: "program"; channel: Channel; id: string };

/** Undefined for what is no view: a page that is not there. */
export function guideView(query: URLSearchParams): GuideView | undefined {
  const [view, date, id] = [query.get("view"), query.get("day") ?? undefined, query.get("program")];
  const channel = channelOf(id === null ? query.get("channel") : id.split("-", 1)[0]);
  if (channel === undefined || (date !== undefined && !isDate(date))) return undefined;
  if (id !== null) return { view: "program", channel, id };
  if (view === "week") return { view, channel, date };
  if (view !== null) return undefined;
  return date === undefined ? { view: "now", channel } : { view: "day", channel, date };
}
