// The publisher's television channels (SCHED-04), in the order in which they are shown: `channels` of the brand.

import { brand, isOn } from "../../model/brand.ts";
import type { BrandChannel } from "../../model/brand/brand-file.ts";

export type Channel = BrandChannel;
export type ChannelId = Channel["id"];

export const channels: readonly Channel[] = isOn("liveTv") ? brand.channels : [];

/** The first one unless another is asked for; undefined for one that there is not. */
export function channelOf(id: string | null | undefined): Channel | undefined {
  return id === null || id === undefined || id === "" ? channels[0] : channels.find((channel) => channel.id === id);
}
