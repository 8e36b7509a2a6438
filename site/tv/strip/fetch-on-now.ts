// Asks what is on now and next on the channels of a strip.

import { timeOfDay } from "../../lib/dates.ts";
import { onAirAt, type Timed } from "../on-air.ts";
import { liveWindow } from "../live-window.ts";

interface StripProgram extends Timed {
  title: string;
  /** When it begins, in the site's zone. */
  clock: string;
  link: string;
}

export interface OnNowChannel {
  id: string;
  name: string;
  watchUrl: string;
  now?: StripProgram;
  next?: StripProgram;
}

/** As /api/schedule answers. */
interface Answer {
  data: { title: string; start: string; end: string; link: string }[];
}

/** Rejects when a channel cannot be had. What has nothing on now or next stays away. */
export function fetchOnNow(channels: readonly OnNowChannel[], at: number): Promise<OnNowChannel[]> {
  // The half hour, not the second: all pages then ask for one address.
  const dt = new Date(liveWindow(at).start).toISOString();
  return Promise.all(
    channels.map(async ({ id, name, watchUrl }) => {
      const response = await fetch(`/api/schedule?dt=${dt}&channel=${id}`);
      if (!response.ok) throw new Error(String(response.status));
      const { data }: Answer = await response.json();
      const programs = data.map(({ title, link, start, end }) => ({
        title,
        link,
        clock: timeOfDay(Date.parse(start)),
        start: Date.parse(start),
        end: Date.parse(end),
      }));
      return { id, name, watchUrl, ...onAirAt(programs, at) };
    }),
  );
}
