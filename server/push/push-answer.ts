// What the answer of a push service means (RFC 8030), and when to try again. Pure.

import { everLater } from "../../model/work/ever-later.ts";

export type PushAnswer =
  | { is: "delivered" | "gone" }
  /** To be tried again, after the time that the service names if it does. */
  | { is: "again"; fault: string; after?: number }
  | { is: "failed"; fault: string };

const second = 1_000;
const minute = 60 * second;
/** A service that wants to be left alone for longer is asked sooner: news does not keep. */
const longestPause = 30 * minute;

export function answerOf(status: number, retryAfter: string | undefined, now: number): PushAnswer {
  if (status >= 200 && status < 300) return { is: "delivered" };
  if (status === 404 || status === 410) return { is: "gone" };
  const fault = `status ${status}`;
  if (status !== 429 && status < 500) return { is: "failed", fault };
  const after = pauseIn(retryAfter, now);
  return { is: "again", fault, ...(after !== undefined && { after }) };
}

/** Seconds, or a date. */
function pauseIn(retryAfter: string | undefined, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  const pause = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * second : Date.parse(retryAfter) - now;
  return Number.isFinite(pause) ? Math.min(longestPause, Math.max(second, pause)) : undefined;
}

/** After 5 seconds first, then ever later. */
export function pauseBefore(tries: number): number {
  return everLater(tries, { first: 5 * second, longest: longestPause });
}
