// The brands that tests know, and one that is another with some of its settings changed.

import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The demo newsroom's own: its stories name it, and it has television. */
export const demoBrand = join(import.meta.dirname, "..", "..", "brand");

/** A newspaper without television. */
export const bostonFolder = join(import.meta.dirname, "boston");

export async function changedBrand(from: string, changes: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "brand-"));
  await cp(from, folder, { recursive: true });
  const file = join(folder, "brand.json");
  const brand: object = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...brand, ...changes }));
  return folder;
}
