// The process of `drawing-process.ts`: inspects and draws SVG, one file at a time. It ends when the site has ended, or when a drawing takes
// more memory than it may.

import sharp from "sharp";
import { convertDrawing } from "./convert-drawing.ts";
import type { DrawingReply, DrawingTask } from "./drawing-tasks.ts";
import { inspectDrawing } from "./inspect-drawing.ts";
import { UnreadablePicture } from "./unreadable-picture.ts";

const mostMemory = 512 * 1024 * 1024;
const lookEvery = 25;

sharp.concurrency(1);
sharp.cache(false);

/** An orderly end would wait for the drawing under way. */
const end = () => process.kill(process.pid, "SIGKILL");

async function reply(task: DrawingTask): Promise<DrawingReply> {
  try {
    if ("inspect" in task) return { size: await inspectDrawing(task.inspect) };
    return { picture: await convertDrawing(task.convert) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { refused: error.message };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (task: DrawingTask) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > mostMemory) end();
  }, lookEvery);
  void reply(task).then((answer) => {
    clearInterval(watch);
    process.send?.(answer);
  });
});
process.on("disconnect", end);
// Whoever stops the site may send these to all of its processes; this one is needed until the last response is out.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
