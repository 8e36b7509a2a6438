// SCHED-04: what stands in the schedule when it could not be read. A failure that says what it is, by code, name and message, becomes an
// entry “Live” that shows the code and the message; any other leaves the schedule empty.

import { AwayError, HttpError } from "../../model/http-error.ts";
import { apiMessages } from "../../model/api-messages.ts";
import { liveWindow } from "./live-window.ts";

export interface ScheduleFailure {
  code: string;
  name: string;
  message: string;
}

/** What a program of the live schedule is to those who ask for it (SCHED-03), and what went wrong. */
export interface LiveEntry {
  title: string;
  start: string;
  end: string;
  link: string;
  isMobile: boolean;
  failure?: ScheduleFailure;
}

/** The message of a database may name machines that are nobody's business: it is logged, and readers get the catalogue's words. */
export function failureOf(error: unknown): ScheduleFailure | undefined {
  if (!(error instanceof Error) || error.message === "") return undefined;
  if (error instanceof AwayError) {
    return failureOf(error.cause) ?? { code: String(error.statusCode), name: error.name, message: apiMessages.failed };
  }
  if (error instanceof HttpError) return { code: String(error.statusCode), name: error.name, message: error.message };
  const code: unknown = Reflect.get(error, "code");
  if (typeof code !== "string" && typeof code !== "number") return undefined;
  return { code: String(code), name: error.name, message: apiMessages.failed };
}

export function liveEntries(error: unknown, at: number, watchUrl: string): LiveEntry[] {
  const failure = failureOf(error);
  if (failure === undefined) return [];
  const { start, end } = liveWindow(at);
  const iso = (time: number) => new Date(time).toISOString();
  return [{ title: "Live", start: iso(start), end: iso(end), link: watchUrl, isMobile: true, failure }];
}
