// A command of `npm run content` as a test calls it: what it wrote, and how it ended.

import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Command } from "../commands/command.ts";
import { openStore, type StoreOptions } from "../store/open-store.ts";

export interface CommandRun {
  status: number;
  stdout: string;
  stderr: string;
}

/** A command that fills more than a stream holds waits for a reader: both are read while it runs. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  home: StoreOptions,
  { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<CommandRun> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(stdout), text(stderr)]);
  const status = await command.run(args, {
    stdin: Readable.from([Buffer.from(input)]),
    stdout,
    stderr,
    openStore: () => openStore(home),
    env: { DATA_DIR: home.dataDir, ...env },
    now: Date.now,
    programs: {
      parseWorker: new URL("../import/parse-worker.ts", import.meta.url),
      server: new URL("../../dist/server/main.js", import.meta.url),
    },
  });
  stdout.end();
  stderr.end();
  const [out, err] = await written;
  return { status, stdout: out, stderr: err };
}
