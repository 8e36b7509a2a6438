// One move at a time has its folder. A database in it is locked while it runs: whoever is ended, by whatever, holds nothing any more.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Returns how to let it go. */
export function holdFolder(folder: string, name: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "running.part");
  /** Nobody can read in a database that is locked: whose it is stands beside it. */
  const holder = join(folder, "running-process.part");
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    held.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    held.close();
    const by = existsSync(holder) ? `, as process ${readFileSync(holder, "utf8")}` : "";
    throw new Error(`an import of ${name} is running already${by}: wait for its end, or end it`, { cause: error });
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    rmSync(holder, { force: true });
    rmSync(file, { force: true });
    held.close();
  };
}
