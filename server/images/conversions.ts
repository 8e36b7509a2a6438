// Photographs and cards are converted through one queue, on the thread pool of the process, which also reads files and compresses pages: two
// of its threads stay free for that. Drawings have a queue and processes of their own.

import { availableParallelism } from "node:os";
import sharp from "sharp";
import { WorkQueue } from "../../model/work/work-queue.server.ts";
import { shareOf, type Team } from "../workers/team.ts";

const usualPool = 4;
const leftFree = 2;
/** At a few conversions a second nobody waits longer for more. */
const mostWaiting = 256;
/** Each is a process that may take half a gigabyte. */
const mostDrawings = 2;

// As many pictures at a time as the queue lets through, each on one thread.
sharp.concurrency(1);

/** Much longer than any photograph takes on a machine with nothing else to do. */
export const longestConversion = { seconds: 60 };

/** All workers of a node share its cores. */
export function conversionQueue(team: Pick<Team, "size">): WorkQueue {
  return new WorkQueue({
    atOnce: conversionsAtOnce(shareOf(availableParallelism(), team), process.env["UV_THREADPOOL_SIZE"]),
    mostWaiting,
  });
}

export function drawingQueue(team: Pick<Team, "size">): WorkQueue {
  return new WorkQueue({ atOnce: shareOf(Math.min(mostDrawings, availableParallelism()), team), mostWaiting });
}

export function conversionsAtOnce(cores: number, poolSize: string | undefined): number {
  return Math.max(1, Math.min(cores, (Number(poolSize) || usualPool) - leftFree));
}
