// The publisher's television channels (SCHED-04), in the order in which they are shown. Beside `brand.ts`, because no other page needs them.

export interface Channel {
  /** As schedules are stored under. */
  id: ChannelId;
  name: string;
  /** Where the name of the publisher stands already. */
  shortName: string;
  /** The playlist whose first video is the live stream. */
  livePlaylist: string;
}

export type ChannelId = "news" | "business";

export const channels: readonly Channel[] = [
  { id: "news", name: "Meridian News", shortName: "News", livePlaylist: "live-news" },
  { id: "business", name: "Meridian Business", shortName: "Business", livePlaylist: "live-business" },
];

/** The first one unless another is asked for; undefined for one that there is not. */
export function channelOf(id: string | null | undefined): Channel | undefined {
  return id === null || id === undefined || id === "" ? channels[0] : channels.find((channel) => channel.id === id);
}
