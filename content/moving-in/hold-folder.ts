// One move at a time has its folder. A database in it is locked while it runs: whoever is ended, by whatever, holds nothing any more.

import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Returns how to let it go. */
export function holdFolder(folder: string, name: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "running.part");
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    held.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    held.close();
    throw new Error(`an import of ${name} is running already: wait for its end, or end it`, { cause: error });
  }
  return () => {
    rmSync(file, { force: true });
    held.close();
  };
}
