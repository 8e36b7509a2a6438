// All pictures are converted through one queue, those of cards too. Conversions run on the thread pool of the process, which also reads files
// and compresses pages: two of its threads stay free for that.

import { availableParallelism } from "node:os";
import sharp from "sharp";
import { WorkQueue } from "../work/work-queue.ts";

const usualPool = 4;
const leftFree = 2;
/** At a few conversions a second nobody waits longer for more. */
const mostWaiting = 256;

// As many pictures at a time as the queue lets through, each on one thread.
sharp.concurrency(1);

/** Much longer than any picture takes on a machine with nothing else to do. It is looked at between parts of a picture, not within one. */
export const longestConversion = { seconds: 60 };

export function conversionQueue(): WorkQueue {
  return new WorkQueue({
    atOnce: conversionsAtOnce(availableParallelism(), process.env["UV_THREADPOOL_SIZE"]),
    mostWaiting,
  });
}

export function conversionsAtOnce(cores: number, poolSize: string | undefined): number {
  return Math.max(1, Math.min(cores, (Number(poolSize) || usualPool) - leftFree));
}
