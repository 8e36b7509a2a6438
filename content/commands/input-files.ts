// The files named on a command line; `-` is standard input.

import { createReadStream } from "node:fs";
import { UsageError, type Surroundings } from "./command.ts";

export interface InputFile {
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

export function inputFiles(names: readonly string[], { stdin }: Surroundings): InputFile[] {
  if (names.length === 0) throw new UsageError("needs at least one FILE (- is standard input)");
  const option = names.find((name) => name.startsWith("-") && name !== "-");
  if (option !== undefined) throw new UsageError(`has no option ${option}`);
  return names.map((name) => (name === "-" ? { name: "stdin", chunks: stdin } : { name, chunks: chunksOf(name) }));
}

/** Opened only when its turn comes. */
export async function* chunksOf(name: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(name, { highWaterMark: 256 * 1024 });
}
