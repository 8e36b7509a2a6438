// How much of the processors a program has used, with every process that it has started.

import { readFileSync } from "node:fs";

/** Clock ticks of the system, in which it tells processor time. */
const ticksPerSecond = 100;

export function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return [pid, ...children.flatMap((child) => processesOf(Number(child)))];
}

/** Seconds of the program that began with this process. */
export function processorSeconds(pid: number): number {
  const ticks = processesOf(pid).map((each) => {
    const fields = readFileSync(`/proc/${each}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, some) => sum + some, 0) / ticksPerSecond;
}
