// What the strip “On now” is drawn from, and until when that is true.

import { timeOfDay } from "../../lib/dates.ts";
import type { PageContext } from "../../page-context.ts";
import { channels } from "../channels.ts";
import { changesAt, onAirAt } from "../on-air.ts";
import type { Program } from "../program.ts";
import { channelPrograms } from "../read-channel.server.ts";
import { guideUrl, watchUrl } from "../watch-address.ts";
import type { OnNowChannel } from "./fetch-on-now.ts";

export interface LoadedStrip {
  onNow: OnNowChannel[];
  validUntil: number | undefined;
}

export async function loadOnNow(context: PageContext): Promise<LoadedStrip> {
  const { now: at } = context;
  const all = await Promise.all(channels.map((channel) => channelPrograms(context, channel)));
  const onNow = all.flatMap(({ channel: { id, shortName }, programs }): OnNowChannel[] => {
    const { now, next } = onAirAt(programs, at);
    if (now === undefined && next === undefined) return [];
    return [
      { id, name: shortName, watchUrl: watchUrl(id), now: now && stripProgram(now), next: next && stripProgram(next) },
    ];
  });
  const changes = onNow.flatMap((channel) => changesAt(channel) ?? []);
  return { onNow, validUntil: changes.length === 0 ? undefined : Math.min(...changes) };
}

function stripProgram({ id, title, start, end, link }: Program) {
  return { title, clock: timeOfDay(start), start, end, link: link ?? guideUrl({ program: id }) };
}
