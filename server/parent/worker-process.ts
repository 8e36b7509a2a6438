// One worker as its parent sees it: a process that says when it is prepared and when it listens, and that ends.

import { fork, type ChildProcess, type SendHandle } from "node:child_process";
import { isFromWorker, type FromWorker, type ToWorker } from "../workers/messages.ts";

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface WorkerProcess {
  number: number;
  pid: number | undefined;
  /** Each resolves to false when it ends before. */
  prepared: Promise<boolean>;
  listening: Promise<boolean>;
  ended: Promise<Ended>;
  send: (message: ToWorker, socket?: SendHandle) => void;
  kill: (signal: NodeJS.Signals) => void;
}

export interface WorkerStart {
  number: number;
  size: number;
  /** The file of the site's process. */
  main: string;
  hear: (message: FromWorker, socket: SendHandle) => void;
}

export function startWorker({ number, size, main, hear }: WorkerStart): WorkerProcess {
  const child: ChildProcess = fork(main, {
    env: { ...process.env, WORKER: String(number), WORKERS: String(size) },
  });
  const prepared = Promise.withResolvers<boolean>();
  const listening = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<Ended>();
  child.on("message", (message, socket) => {
    if (!isFromWorker(message)) return;
    if (message.is === "prepared") prepared.resolve(true);
    hear(message, socket);
    if (message.is === "listening") listening.resolve(true);
  });
  const end = (how: Ended) => {
    prepared.resolve(false);
    listening.resolve(false);
    ended.resolve(how);
  };
  child.once("exit", (code, signal) => end({ code, signal }));
  // It could not be started at all; any other trouble ends it.
  child.on("error", () => child.pid === undefined && end({ code: 1, signal: null }));
  return {
    number,
    pid: child.pid,
    prepared: prepared.promise,
    listening: listening.promise,
    ended: ended.promise,
    // It may have ended a moment ago; that is heard by itself.
    send: (message, socket) => void (child.connected && child.send(message, socket, () => undefined)),
    kill: (signal) => void child.kill(signal),
  };
}

export function saidOf({ code, signal }: Ended): string {
  return signal ?? `status ${code}`;
}
