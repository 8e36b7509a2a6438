// Where television is on this site, by address.

import { addressOf } from "../../model/addresses/address-of.ts";
import { brand } from "../../model/brand.ts";
import { channels, type ChannelId } from "./channels.ts";

const isFirst = (channel: ChannelId) => channel === channels[0]?.id;

/** The live page of a channel; `page` is the one that asks, so that /gowatch leads to itself. */
export function watchUrl(channel: ChannelId, page: string = brand.watchLive): string {
  return isFirst(channel) ? page : `${page}?channel=${channel}`;
}

export const guidePath = addressOf("/fnctv");

export interface GuidePlace {
  view?: "week";
  day?: string;
  channel?: ChannelId;
  program?: string;
}

/** An address of the guide, in the one order of parameters that it is cached under. */
export function guideUrl({ view, day, channel, program }: GuidePlace = {}): string {
  const query = new URLSearchParams();
  if (view !== undefined) query.set("view", view);
  if (day !== undefined) query.set("day", day);
  if (channel !== undefined && !isFirst(channel)) query.set("channel", channel);
  if (program !== undefined) query.set("program", program);
  return query.size === 0 ? guidePath : `${guidePath}?${query.toString()}`;
}

/** The file that puts a program into the reader's calendar. */
export function calendarUrl(programId: string): string {
  return `/api/schedule/${programId}.ics`;
}
