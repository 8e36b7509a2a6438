// A clock that is wrong for one program: Debian's faketime tells it another time than the machine's.

import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { debianTool } from "../../scripts/debian-tool.mjs";

const library = "/usr/lib/*/faketime/libfaketimeMT.so.1";

export const faketime = await debianTool("faketime", ["faketime"], [library]);

export interface WrongClock {
  /** For the program. */
  env: Record<string, string>;
  /** Seconds by which it is wrong from now on; the program hears of it within a second. */
  set: (jump: number) => Promise<void>;
}

/** `file` is where it is told; without faketime it is right. */
export async function wrongClock(file: string): Promise<WrongClock> {
  const set = (jump: number) => writeFile(file, `${jump < 0 ? "" : "+"}${jump}\n`);
  await set(0);
  if (faketime.missing !== undefined) return { env: {}, set };
  return {
    env: {
      // A program may have a memory of another library's (jemalloc, as Varnish) that asks for the time before anything can tell it: libc's goes before.
      LD_PRELOAD: `${globSync(library)[0] ?? ""} libc.so.6`,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    set,
  };
}
