// What the live page is drawn from.

import type { KnownVideo } from "../../video/known-video.ts";
import type { ScheduleFailure } from "../../tv/live-entry.ts";
import type { ProgramDetails } from "../../tv/program-people.server.ts";

export interface LiveTvProps {
  channel: string;
  channels: { name: string; url: string; isCurrent: boolean }[];
  /** Its own address. */
  path: string;
  /** Absent: nothing is streamed. */
  stream?: { videoId: string; known: KnownVideo };
  /** What is on, first, and what follows. */
  programs: ProgramDetails[];
  failure?: ScheduleFailure;
}
