// Parses records on a thread of its own: a large import then reads and sanitises while the database writes, and a site goes on answering
// readers. A record that the thread does not get done with is refused, and another thread goes on with the rest.

import { Worker } from "node:worker_threads";
import { ownHosts } from "../../model/addresses/own-hosts.ts";
import { imageSources } from "../../model/pictures/image-sources.server.ts";
import type { JsonLines } from "./lines-in-json.ts";
import type { ParsedLine } from "./parse-line.ts";
import type { ParseTask } from "./parse-task.ts";
import type { ParseLines } from "./read-records.ts";

export interface ParseWorker {
  parse: ParseLines;
  /** The lines of a body of JSON. */
  split(json: Uint8Array): Promise<JsonLines>;
  stop(): Promise<void>;
}

export interface ParseWorkerOptions {
  /** Where the thread's code is; a built site has it elsewhere. */
  file?: URL | string;
  /** How long one record may take, in milliseconds. */
  longest?: number;
  /** How long a thread without work stays, in milliseconds. */
  idle?: number;
}

const ownFile = new URL("./parse-worker.ts", import.meta.url);

/** Nothing is held between records: room for the young spares most of the collecting, and the old is collected early. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 96 };

interface Job {
  task: ParseTask;
  /** Lines that ended a thread, with why. Of JSON, all of it is one. */
  refused: Map<number, string>;
  answer: PromiseWithResolvers<unknown>;
}

interface Thread {
  worker: Worker;
  isReady: boolean;
  /** How many lines it is done with, written by the thread itself. */
  done: Int32Array;
  /** How many of them have been answered. */
  answered: number;
  /** What `done` was when last looked at, and when it had last changed. */
  seen: number;
  movedAt: number;
}

export function openParseWorker({
  file = ownFile,
  longest = 10_000,
  idle = 60_000,
}: ParseWorkerOptions = {}): ParseWorker {
  /** Posted to the thread, which answers in this order. */
  const waiting: Job[] = [];
  let thread: Thread | undefined;
  let watching: NodeJS.Timeout | undefined;
  let resting: NodeJS.Timeout | undefined;

  function start(): Thread {
    const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData = { done: done.buffer, ownHosts: ownHosts(), imageSources: imageSources() };
    const worker = new Worker(file, { resourceLimits, workerData });
    const started: Thread = { worker, isReady: false, done, answered: 0, seen: 0, movedAt: performance.now() };
    worker.on("message", (message: unknown) => {
      if (thread === started) hear(started, message);
    });
    worker.on("error", (error) => {
      if (thread === started) end(started, faultOf(error));
    });
    return started;
  }

  function hear(from: Thread, message: unknown): void {
    from.movedAt = performance.now();
    if (!from.isReady) {
      from.isReady = true;
      return;
    }
    const job = waiting.shift();
    if (job === undefined) return;
    from.answered += stepsOf(job);
    job.answer.resolve(message);
    if (waiting.length === 0) rest(from);
  }

  function post(job: Job): void {
    thread ??= start();
    if (waiting.length === 0) thread.movedAt = performance.now();
    waiting.push(job);
    thread.worker.postMessage(remaining(job), []);
    thread.worker.ref();
    clearTimeout(resting);
    watching ??= setInterval(look, Math.min(longest / 4, 1000));
  }

  /** A process that has nothing else to do may end; the memory of one that goes on is given back after a while. */
  function rest({ worker }: Thread): void {
    worker.unref();
    clearInterval(watching);
    watching = undefined;
    resting = setTimeout(() => void letGo(), idle).unref();
  }

  function look(): void {
    if (!thread?.isReady) return;
    const done = Atomics.load(thread.done, 0);
    const posted = waiting.reduce((steps, job) => steps + stepsOf(job), thread.answered);
    if (done !== thread.seen || done === posted) {
      thread.seen = done;
      thread.movedAt = performance.now();
    } else if (performance.now() - thread.movedAt > longest) {
      end(thread, `took longer than ${longest / 1000} seconds to read`);
    }
  }

  /** The line under way is refused; all others that wait are given to another thread. */
  function end(last: Thread, fault: string): void {
    void letGo();
    const again = waiting.splice(0);
    // It may die before its word that it is ready has arrived; what it has done is seen at once.
    if (!last.isReady && Atomics.load(last.done, 0) === 0) {
      for (const { answer } of again) answer.reject(new Error(`Records cannot be parsed: ${fault}`));
      return;
    }
    let step = Atomics.load(last.done, 0) - last.answered;
    for (const job of again) {
      const steps = stepsOf(job);
      if (step >= 0 && step < steps) refuse(job, step, fault);
      step -= steps;
      if (stepsOf(job) > 0) post(job);
      else job.answer.resolve("json" in job.task ? unread(fault) : []);
    }
  }

  async function letGo(): Promise<void> {
    const last = thread;
    thread = undefined;
    clearInterval(watching);
    watching = undefined;
    clearTimeout(resting);
    await last?.worker.terminate();
  }

  async function answered(job: Job): Promise<unknown> {
    post(job);
    return job.answer.promise;
  }

  const jobFor = (task: ParseTask): Job => ({ task, refused: new Map(), answer: Promise.withResolvers() });

  return {
    async parse(lines) {
      const job = jobFor({ lines });
      // The thread answers lines with what it parsed of them, and JSON with its lines.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const parsed = ((await answered(job)) as ParsedLine[]).values();
      return lines.map((_, place): ParsedLine => {
        const reason = job.refused.get(place);
        return reason === undefined ? parsed.next().value : { refused: { reasons: [{ path: "", message: reason }] } };
      });
    },
    async split(json) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return (await answered(jobFor({ json }))) as JsonLines;
    },
    async stop() {
      await letGo();
      for (const { answer } of waiting.splice(0)) answer.reject(new Error("Records are no longer parsed"));
    },
  };
}

function stepsOf({ task, refused }: Job): number {
  return ("json" in task ? 1 : task.lines.length) - refused.size;
}

function remaining({ task, refused }: Job): ParseTask {
  return "json" in task ? task : { lines: task.lines.filter((_, place) => !refused.has(place)) };
}

/** `step` counts what was given to the thread. */
function refuse({ task, refused }: Job, step: number, fault: string): void {
  const places =
    "json" in task
      ? [0]
      : task.lines
          .keys()
          .filter((place) => !refused.has(place))
          .toArray();
  const place = places[step];
  if (place !== undefined) refused.set(place, fault);
}

function unread(fault: string): JsonLines {
  return { fault: `The body ${fault}`, status: 422 };
}

function faultOf(error: Error): string {
  const isMemory = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return isMemory ? "took more memory to read than a record may" : `could not be read: ${error.message}`;
}
