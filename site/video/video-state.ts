// VIDEO-05: what the page of a video knows besides the video. Pure.

import type { Schedule } from "../../content/records/schedule.ts";
import { commentsState } from "../article/comments.ts";
import type { Theme } from "../reader-settings.ts";

export interface ScheduledProgram {
  title: string;
  start: string;
  end: string;
  link?: string;
}

/** Who has signed in, and with which TV provider. Pages are the same for all: only the browser asks, by a call. */
export interface ViewerState {
  auth?: "viewer";
  mvpd?: string;
}

export interface VideoState extends ViewerState {
  /** Absent on the server: pages are the same for all, and the browser knows it before the first paint (VIDEO-01). */
  theme?: Theme;
  comments: { enabled: boolean; visible: boolean };
  /** What the channel shows from this moment on; empty beside a recording. */
  schedule: { timestamp: number; data: readonly ScheduledProgram[] };
}

interface Known {
  comments?: { enabled?: boolean };
  schedule?: Schedule;
}

const mostPrograms = 3;

export function videoState({ comments, schedule }: Known, now: number): VideoState {
  return {
    comments: { enabled: comments?.enabled ?? true, visible: false },
    schedule: { timestamp: now, data: schedule === undefined ? [] : programsFrom(schedule, now) },
  };
}

/** What a viewer's own page knows of the viewer: the provider, never a name. */
export function signedIn(viewer: { provider: string } | undefined): ViewerState {
  return viewer === undefined ? {} : { auth: "viewer", mvpd: viewer.provider };
}

/** The program that is on, and those after it. */
export function programsFrom({ days }: Schedule, now: number): ScheduledProgram[] {
  return days
    .flatMap(({ programs }) => programs)
    .filter(({ end }) => Date.parse(end) > now)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
    .slice(0, mostPrograms)
    .map(({ title, start, end, link }) => ({ title, start, end, link }));
}

/** Whether there is a conversation to open: the page allows it, and it shows once the reader asks. */
export function hasComments({ comments }: VideoState): boolean {
  return commentsState({ allowComments: true, ...comments }) !== "none";
}
