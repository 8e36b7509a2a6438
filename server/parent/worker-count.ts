import { availableParallelism } from "node:os";

const most = 256;

/** How many workers `WORKERS` asks for: as many as there are cores unless it says. Throws a sentence. */
export function workerCount(setting: string | undefined): number {
  if (!setting) return Math.min(most, availableParallelism());
  const count = Number(setting);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new Error(`The environment is not usable:\n  WORKERS=${setting}: must be a whole number from 1 to ${most}`);
}
