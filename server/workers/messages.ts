// What a worker and its parent say to each other. The parent outlives many versions of the site: what is added here must be able to go unanswered.

import type { Rate } from "../limits/rate-limit.ts";

/** What the parent answers. Questions of one turn of the event loop are sent together. */
export type Question =
  | { is: "take"; limit: string; client: string; rate: Rate }
  | { is: "enter"; place: string; client: string; most: number }
  | { is: "list"; name: string }
  | { is: "add"; name: string; value: unknown; most: number }
  | { is: "reports" };

/** A question, or what is said of it, goes by a number of the worker's. */
export type Numbered<T> = readonly [number: number, what: T];

export type FromWorker =
  /** Ready to listen as soon as it may. */
  | { is: "prepared" }
  /** The first one brings the socket that it has opened. */
  | { is: "listening" }
  | { is: "asks"; questions: readonly Numbered<Question>[] }
  /** The place that was entered by the question of this number is free. */
  | { is: "left"; number: number }
  /** What was counted so far and how many connections there are, told once a second. */
  | { is: "counted"; figures: object; connections: number }
  | { is: "report"; number: number; report: object }
  /** It holds more memory than it may, and wants to be replaced. */
  | { is: "heavy"; megabytes: number };

export type ToWorker =
  /** With the socket, once there is one. */
  | { is: "listen" }
  | { is: "retire" }
  /** From now on it does what is to be done once. */
  | { is: "on-duty" }
  /** It has so many connections more than the others: they are to end with their next answers. */
  | { is: "ease"; connections: number }
  | { is: "answers"; answers: readonly Numbered<unknown>[] }
  | { is: "tell"; number: number };

export function isFromWorker(message: unknown): message is FromWorker {
  return hasKind(message);
}

export function isToWorker(message: unknown): message is ToWorker {
  return hasKind(message);
}

function hasKind(message: unknown): boolean {
  return typeof message === "object" && message !== null && "is" in message;
}
