// Keeps a number of workers serving on one socket, which this process holds and never reads from: what waits in its queue is not lost when a
// worker ends. One that ends by itself is replaced while the others serve. SIGUSR2 starts new ones beside the old and, when all of them are
// ready, has them listen and the old ones retire. One that hangs is killed and replaced. SIGTERM ends all.

import type { SendHandle } from "node:child_process";
import type { FromWorker } from "../workers/messages.ts";
import { answerWorkers } from "./answer-workers.ts";
import { pauseAfter, usualPlan, type RestartPlan } from "./restart-plan.ts";
import { silentWorkers } from "./silent-workers.ts";
import { tooMany } from "./spread.ts";
import { saidOf, startWorker, type Ended, type WorkerProcess } from "./worker-process.ts";

export interface KeepServingOptions {
  /** How many workers. */
  size: number;
  /** The file of the site's process, looked up anew at every start. */
  main: () => string;
  /** Milliseconds that a worker may take to end before it is killed. */
  longestEnd: number;
  plan?: RestartPlan;
}

const say = (text: string) =>
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), msg: text })}\n`);

/** Until it is told to end; then it leaves with the status of the workers. */
export async function keepServing({ size, main, longestEnd, plan = usualPlan }: KeepServingOptions): Promise<void> {
  /** All processes there are, in the order in which they were started. */
  const alive = new Set<WorkerProcess>();
  const serving = new Set<WorkerProcess>();
  /** Those that have listened, and can say what they have done. */
  const opened = new Set<WorkerProcess>();
  const answering = answerWorkers(() => opened);
  /** As each told last. */
  const connections = new WeakMap<WorkerProcess, number>();
  const silence = silentWorkers<WorkerProcess>(plan.mostSilence);
  let socket: SendHandle;
  let started = 0;
  /** Raised when new workers have taken over: what was started before is not wanted any more. */
  let generation = 0;
  let failures = 0;
  /** How many replacements are on their way. */
  let coming = 0;
  let onDuty: WorkerProcess | undefined;
  let relievedAt = performance.now();
  let isHandingOver = false;
  let isStopping = false;
  let status = 0;

  function start(): WorkerProcess {
    const worker = startWorker({ number: (started += 1), size, main: main(), hear });
    alive.add(worker);
    void worker.ended.then((how) => ended(worker, how));
    if (serving.size > 0) endLate(worker);
    return worker;

    function hear(message: FromWorker, handle: SendHandle): void {
      if (message.is === "listening") socket ??= handle;
      else if (message.is === "heavy") void relieve(worker, message);
      else answering.hear(worker, message);
      if (message.is !== "counted") return;
      silence.heard(worker);
      if (serving.has(worker)) ease(worker, message.connections);
    }
  }

  /** The first of all may take as long as it takes. */
  function endLate(worker: WorkerProcess): void {
    const late = setTimeout(() => {
      say(`worker ${worker.number} has not started within ${plan.longestStart / 60_000} minutes; it is ended`);
      worker.kill("SIGKILL");
    }, plan.longestStart);
    void worker.prepared.then(() => clearTimeout(late));
  }

  /** Whether it serves now. */
  async function open(worker: WorkerProcess): Promise<boolean> {
    worker.send({ is: "listen" }, socket);
    if (!(await worker.listening)) return false;
    serving.add(worker);
    opened.add(worker);
    setTimeout(() => serving.has(worker) && (failures = 0), plan.steadyAfter).unref();
    assignDuty();
    return true;
  }

  function retire(worker: WorkerProcess): void {
    serving.delete(worker);
    worker.send({ is: "retire" });
    assignDuty();
  }

  function ease(worker: WorkerProcess, count: number): void {
    connections.set(worker, count);
    const others = [...serving].filter((other) => other !== worker);
    const many = tooMany(
      count,
      others.map((other) => connections.get(other) ?? 0),
    );
    if (many > 0) worker.send({ is: "ease", connections: many });
  }

  function assignDuty(): void {
    if (onDuty !== undefined && serving.has(onDuty)) return;
    [onDuty] = serving;
    onDuty?.send({ is: "on-duty" });
  }

  function ended(worker: WorkerProcess, how: Ended): void {
    alive.delete(worker);
    opened.delete(worker);
    answering.ended(worker);
    silence.forget(worker);
    const wasServing = serving.delete(worker);
    if (isStopping) {
      if (how.code !== 0 && how.signal !== "SIGTERM") status = 1;
      if (alive.size === 0) process.exit(status);
      return;
    }
    if (!wasServing) return;
    assignDuty();
    failures += 1;
    answering.lost();
    say(`worker ${worker.number} ended by itself (${saidOf(how)}); another one is started`);
    refill();
  }

  /** Starts as many as are missing. */
  function refill(): void {
    const missing = size - serving.size - coming;
    for (let count = 0; count < missing; count += 1) if (!isStopping) void replace();
  }

  async function replace(): Promise<void> {
    const pause = pauseAfter({ failures, serving: serving.size }, plan);
    if (pause === undefined) return giveUp();
    coming += 1;
    const mine = generation;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isStopping || mine !== generation) {
      coming -= 1;
      return refill();
    }
    const worker = start();
    const isPrepared = await worker.prepared;
    if (isPrepared && mine !== generation) worker.kill("SIGKILL");
    else if (isPrepared && (await open(worker))) {
      coming -= 1;
      return undefined;
    } else if (!isStopping) {
      failures += 1;
      say(`worker ${worker.number} did not start (${saidOf(await worker.ended)}); another one is started`);
    }
    coming -= 1;
    return refill();
  }

  /** Another one takes the place of a worker that has grown too large. */
  async function relieve(heavy: WorkerProcess, { megabytes }: { megabytes: number }): Promise<void> {
    const isSoon = performance.now() - relievedAt < plan.reliefPause;
    if (isSoon || isStopping || isHandingOver || coming > 0 || !serving.has(heavy)) return;
    relievedAt = performance.now();
    say(`worker ${heavy.number} holds ${megabytes} MB; another one takes its place`);
    coming += 1;
    const mine = generation;
    const worker = start();
    const isOpen = (await worker.prepared) && mine === generation && (await open(worker));
    coming -= 1;
    if (isOpen) retire(heavy);
    else worker.kill("SIGKILL");
  }

  async function handOver(): Promise<void> {
    if (isHandingOver || isStopping || socket === undefined) return;
    isHandingOver = true;
    const first = start();
    const comers = [first];
    // What keeps one from starting would be said by all.
    let isGood = await first.prepared;
    if (isGood) {
      while (comers.length < size) comers.push(start());
      isGood = (await Promise.all(comers.map(({ prepared }) => prepared))).every(Boolean);
    }
    if (isGood) isGood = (await Promise.all(comers.map(open))).every(Boolean);
    if (isGood) generation += 1;
    else if (!isStopping) say("the new process did not start; the old ones serve on");
    // Also those that took the place of another meanwhile.
    const unwanted = isGood ? [...serving].filter((worker) => !comers.includes(worker)) : comers;
    for (const worker of unwanted) {
      if (serving.has(worker)) retire(worker);
      else worker.kill("SIGKILL");
    }
    isHandingOver = false;
    refill();
  }

  function endSilent(): void {
    for (const worker of silence.look(serving)) {
      say(`worker ${worker.number} has said nothing for ${plan.mostSilence} looks in a row; it is ended`);
      worker.kill("SIGKILL");
    }
  }

  function giveUp(): void {
    say(
      `${failures} workers in a row have ended by themselves, and none serves: the lines above say why. This is the end`,
    );
    status = 1;
    stop();
  }

  function stop(): void {
    isStopping = true;
    if (alive.size === 0) process.exit(status);
    for (const worker of alive) worker.kill("SIGTERM");
    setTimeout(() => {
      for (const worker of alive) worker.kill("SIGKILL");
    }, longestEnd).unref();
  }

  // Whoever read the log may be gone; the workers serve on.
  process.stderr.on("error", () => undefined);
  process.on("SIGUSR2", () => void handOver());
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);

  const first = start();
  // It has said why.
  if (!(await first.prepared) || !(await open(first))) process.exit((await first.ended).code ?? 1);
  setInterval(endSilent, plan.lookEvery).unref();
  refill();
}
