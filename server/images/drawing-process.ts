// Drawings are drawn in processes of their own, one at a time in each. What an SVG costs is only known when it has been drawn, and nothing in
// the library interrupts that: a process can be killed when it takes too long, or when nobody waits any more.

import { fork, type ChildProcess } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { drawingReply, type Conversion, type DrawingReply, type DrawingTask } from "./drawing-tasks.ts";
import { CostlyPicture, UnreadablePicture } from "./unreadable-picture.ts";

export interface DrawingProcesses {
  /** Both reject with an UnreadablePicture when it may not be drawn, and with the signal's reason when that is aborted. */
  inspect: (bytes: Buffer, signal?: AbortSignal) => Promise<Size>;
  convert: (conversion: Conversion, signal?: AbortSignal) => Promise<Buffer>;
  /** Kills them all. */
  stop: () => void;
}

export interface DrawingProcessOptions {
  /** Where the code of the process is; a built site has it elsewhere. */
  file?: URL | string;
  /** How long one drawing may take, in milliseconds. */
  longest: number;
  /** How long a process without work stays, in milliseconds. */
  idle?: number;
}

const ownFile = new URL("./drawing-worker.ts", import.meta.url);

export function openDrawingProcesses({
  file = ownFile,
  longest,
  idle = 60_000,
}: DrawingProcessOptions): DrawingProcesses {
  const running = new Set<ChildProcess>();
  /** Those without work, with the timers that end them. */
  const resting = new Map<ChildProcess, NodeJS.Timeout>();
  let isStopped = false;

  function start(): ChildProcess {
    const child = fork(file, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: ["--max-old-space-size=256"],
      // It reads files that nobody has vouched for, and needs none of the site's secrets.
      env: {},
    });
    running.add(child);
    child.on("exit", () => forget(child));
    // It could not be started or reached; whoever waits for it is told by `ask`.
    child.on("error", () => kill(child));
    // The site may end without waiting for it: it then ends too.
    child.unref();
    child.channel?.unref();
    lowerPriority(child);
    return child;
  }

  function forget(child: ChildProcess): void {
    running.delete(child);
    clearTimeout(resting.get(child));
    resting.delete(child);
  }

  function kill(child: ChildProcess): void {
    forget(child);
    child.kill("SIGKILL");
  }

  function take(): ChildProcess {
    const [rested] = resting.keys();
    if (rested === undefined) return start();
    clearTimeout(resting.get(rested));
    resting.delete(rested);
    return rested;
  }

  function giveBack(child: ChildProcess): void {
    if (running.has(child)) resting.set(child, setTimeout(() => kill(child), idle).unref());
  }

  async function ask(task: DrawingTask, signal?: AbortSignal): Promise<DrawingReply> {
    signal?.throwIfAborted();
    if (isStopped) throw new Error("nothing is drawn any more");
    const child = take();
    const { promise: reply, resolve, reject } = Promise.withResolvers<unknown>();
    const isLate = () => reject(new CostlyPicture(`it takes longer than ${longest / 1000} seconds to draw`));
    // For want of memory it is killed, by itself or by the system.
    const hasEnded = (status: number | null) =>
      reject(
        status === null
          ? new CostlyPicture("it takes too much memory to draw")
          : new Error(`the process that draws ended with ${status}`),
      );
    const isLeft = () => reject(signal?.reason);
    const deadline = setTimeout(isLate, longest);
    signal?.addEventListener("abort", isLeft, { once: true });
    child.once("message", resolve).once("exit", hasEnded).once("error", reject);
    try {
      child.send(task);
      const checked = drawingReply.parse(await reply);
      giveBack(child);
      return checked;
    } catch (error) {
      kill(child);
      throw error;
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener("abort", isLeft);
      child.off("message", resolve).off("exit", hasEnded).off("error", reject);
    }
  }

  return {
    async inspect(bytes, signal) {
      const reply = await ask({ inspect: bytes }, signal);
      return "size" in reply ? reply.size : fail(reply);
    },
    async convert(conversion, signal) {
      const reply = await ask({ convert: conversion }, signal);
      return "picture" in reply ? reply.picture : fail(reply);
    },
    stop() {
      isStopped = true;
      for (const child of running) kill(child);
    },
  };
}

function fail(reply: DrawingReply): never {
  if ("refused" in reply) throw new UnreadablePicture(reply.refused);
  throw new Error("failed" in reply ? reply.failed : "the process that draws replied to something else");
}

/** Pages come first. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
