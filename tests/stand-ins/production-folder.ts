// A folder as `npm ci --omit=dev` and a build made elsewhere leave it: the packages of production and no other, npm's note of them, the
// build, and the sources.

import { constants } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLeftOut, productionPlaces, sources } from "../../scripts/footprint.mjs";

const root = join(import.meta.dirname, "..", "..");

const copy = (name: string, to: string, filter: (path: string) => boolean) =>
  cp(join(root, name), join(to, name), { recursive: true, mode: constants.COPYFILE_FICLONE, filter });

export async function makeProductionFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const places = productionPlaces();
  for (const name of sources) await copy(name, folder, (path) => !isLeftOut(path.slice(root.length)));
  for (const place of places)
    await copy(place, folder, (path) => !path.slice(join(root, place).length).includes("/node_modules"));
  const note = { packages: Object.fromEntries(places.map((place) => [place, packages[place]])) };
  await writeFile(join(folder, "node_modules", ".package-lock.json"), JSON.stringify(note));
}
