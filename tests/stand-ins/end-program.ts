import { once } from "node:events";
import type { ChildProcess } from "node:child_process";

export const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Resolves when the program is gone, also where it was before. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return;
  const gone = once(child, "exit");
  child.kill(signal);
  // One that stands still hears of nothing else.
  if (signal !== "SIGKILL") child.kill("SIGCONT");
  await gone;
}
