import { readFile } from "node:fs/promises";

/** The programs that one has started and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.trim().split(" ").filter(Boolean).map(Number);
}

/** False where it has ended meanwhile. */
export function signalTo(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
