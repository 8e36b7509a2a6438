// Notices when the event loop stands still: a timer that comes late was held up by something.

import type { Logger } from "pino";
import { events } from "../log.ts";
import { activity } from "./activity.ts";
import type { Figures } from "./figures.ts";

/** Milliseconds between two looks. */
const every = 50;
/** A longer stall is told. */
const longestStall = 200;

export interface LoopWatch {
  /** Milliseconds. */
  longestStall: () => number;
  stop: () => void;
}

export function watchEventLoop(figures: Pick<Figures, "stalls">, log: Logger): LoopWatch {
  let longest = 0;
  let last = performance.now();
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const late = now - last - every;
    if (late > longestStall) {
      const { user, system } = process.threadCpuUsage(before);
      figures.stalls += 1;
      longest = Math.max(longest, late);
      log.warn(
        // Where the thread had much less of the processor than of the time, the machine was busy and not the site.
        { ms: Math.round(late), cpuMs: Math.round((user + system) / 1000), during: activity.since(last) || "unknown" },
        events.stalled,
      );
    }
    activity.forgetEnded();
    last = now;
    before = process.threadCpuUsage();
  }, every);
  timer.unref();
  return { longestStall: () => longest, stop: () => clearInterval(timer) };
}
