// A line that overwrites itself on a terminal, and is nowhere else.

import type { Surroundings } from "../commands/command.ts";

const tellPeriod = 200;

export function progressLine(stderr: Surroundings["stderr"]) {
  const clearLine = stderr.isTTY === true ? "\r\u001B[K" : "";
  let shownAt = 0;
  return {
    show(count: number, things: string): void {
      if (stderr.isTTY !== true || performance.now() - shownAt < tellPeriod) return;
      shownAt = performance.now();
      stderr.write(`${clearLine}${count.toLocaleString("en-US")} ${things}`);
    },
    note(text: string): void {
      stderr.write(`${clearLine}${text}\n`);
    },
    clear(): void {
      stderr.write(clearLine);
    },
  };
}
