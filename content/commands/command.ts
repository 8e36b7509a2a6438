// What a content command is given; each command is a file beside this one.

import type { Readable, Writable } from "node:stream";
import type { Store } from "../store/store.ts";

export interface Surroundings {
  stdin: Readable;
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
  openStore: () => Promise<Store>;
  env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  now: () => number;
  programs: Programs;
}

/** Code that runs on a thread or in a process of its own: of the sources, or of a build. */
export interface Programs {
  parseWorker: URL;
  server: URL;
}

export interface Command {
  /** One line of the help text. */
  usage: string;
  summary: string;
  /** Resolves to the exit status. */
  run(args: readonly string[], surroundings: Surroundings): Promise<number>;
}

/** The command line makes no sense: exit status 2. */
export class UsageError extends Error {}
