// The workers of a node, as one of them sees the others. What they share is with their parent (`scripts/serve.mjs`); a process without a
// parent serves alone and shares with nobody.

import type { Server } from "node:http";
import { z } from "zod";
import type { Rate } from "../limits/rate-limit.ts";

export interface Team {
  /** Absent: this process serves alone. */
  worker?: number;
  /** How many workers there are. */
  size: number;
  /** Takes one of what a client has of this limit and returns 0, or returns the milliseconds until there is one again. */
  take: (limit: string, client: string, rate: Rate) => Promise<number>;
  /** Returns a function that gives the place back; undefined where the client has the most it may have. */
  enter: (place: string, client: string, most: number) => Promise<(() => void) | undefined>;
  listOf: (name: string) => Promise<readonly unknown[]>;
  /** Newest first, and no more than so many. */
  addTo: (name: string, value: unknown, most: number) => Promise<readonly unknown[]>;
  /** One of the workers does what is to be done once. */
  isOnDuty: () => boolean;
  /** Runs when this worker comes on duty: now, later or never. */
  whenOnDuty: (begin: () => void) => void;
  /** From now on this worker can be asked what it has done and how it is. */
  reportBy: (reporter: Reporter) => void;
  reports: () => Promise<Reports>;
  /** The site is ready. Resolves when it may listen, with the socket of all workers where there is one. */
  mayListen: () => Promise<object | undefined>;
  listening: (server: Server, spread: Spread) => void;
  /** Tells what was counted to the last. */
  close: () => void;
}

/** What is needed to spread connections over the workers. */
export interface Spread {
  /** Tells how many there are that may be asked on again. */
  count: (tell: (connections: number) => void) => void;
  /** So many of them are to end with their next answers. */
  ease: (connections: number) => void;
}

export interface Reporter {
  report: () => Promise<Report>;
  /** The figures of the report alone, which cost nothing. */
  figures: () => object;
  /** Bytes. A worker that holds more is replaced. */
  mostMemory: number;
}

/** How much of something for the whole node is one worker's. */
export function shareOf(all: number, { size }: Pick<Team, "size">): number {
  return Math.max(1, Math.ceil(all / size));
}

/** Of a worker of another version some may be missing. */
const count = z.number().default(0);

export const report = z.object({
  worker: z.number().optional(),
  pid: z.number(),
  /** Milliseconds. */
  upFor: z.number(),
  /** Bytes. */
  memory: z.number(),
  /** What only grows, and stays counted when the worker has ended. */
  figures: z.record(z.string(), z.unknown()),
  /** How it is now. */
  state: z.object({
    cachedPages: count,
    cachedBytes: count,
    streams: count,
    rendersWaiting: count,
    /** Milliseconds. */
    longestStall: count,
  }),
  /** The figures of the process itself, as prom-client has them. */
  process: z.array(z.record(z.string(), z.unknown())),
});

export type Report = z.output<typeof report>;

export const reports = z.object({
  live: z.array(report),
  /** Of those that have ended. */
  ended: z.record(z.string(), z.unknown()),
});

export type Reports = z.output<typeof reports>;
