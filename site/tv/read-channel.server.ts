// A channel's programs from the store.

import type { ContentClient } from "../../content/client.ts";
import { normaliseError } from "../../model/http-error.ts";
import type { PageContext } from "../page-context.ts";
import type { Channel } from "./channels.ts";
import { failureOf, type ScheduleFailure } from "./live-entry.ts";
import { programsOf, type Program } from "./program.ts";

export async function readPrograms(
  content: Pick<ContentClient, "byId">,
  channel: Channel,
): Promise<readonly Program[]> {
  const schedule = await content.byId("schedule", channel.id);
  return schedule === undefined ? [] : programsOf(schedule);
}

export interface ChannelPrograms {
  channel: Channel;
  programs: readonly Program[];
  /** The schedule could not be read, and this is why (SCHED-04). */
  failure?: ScheduleFailure;
}

/** For pages, which go on without a schedule. */
export async function channelPrograms(context: PageContext, channel: Channel): Promise<ChannelPrograms> {
  try {
    return { channel, programs: await readPrograms(context.content, channel) };
  } catch (error) {
    context.noteFailure();
    context.log.error("schedule fetch failed", { channel: channel.id, ...normaliseError(error) });
    return { channel, programs: [], failure: failureOf(error) };
  }
}
