// Asks what is on now and next on the channels of a strip.

import { homeZone } from "../../../model/time/home-zone.ts";
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

/** Not that of `dates.ts`: a part of the first script would have to be a file of its own for it. */
const clock = new Intl.DateTimeFormat("en-US", { timeZone: homeZone, hour: "numeric", minute: "2-digit" });

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
        clock: clock.format(Date.parse(start)).replace(/\s/, " "),
        start: Date.parse(start),
        end: Date.parse(end),
      }));
      return { id, name, watchUrl, ...onAirAt(programs, at) };
    }),
  );
}
