// A folder as `npm ci --omit=dev` and a build made elsewhere leave it: the packages of production and no other, npm's note of them, the
// build, and the sources.

import { constants } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { productionPlaces, sources } from "../../scripts/footprint.mjs";

const root = join(import.meta.dirname, "..", "..");
const files = [
  ...sources,
  "dist",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "vite.desk.config.ts",
  "vite.worker.config.ts",
];

const copy = (name: string, to: string) =>
  cp(join(root, name), join(to, name), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.slice(join(root, name).length).includes("/node_modules"),
  });

export async function makeProductionFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const places = productionPlaces();
  for (const name of [...files, ...places]) await copy(name, folder);
  const note = { packages: Object.fromEntries(places.map((place) => [place, packages[place]])) };
  await writeFile(join(folder, "node_modules", ".package-lock.json"), JSON.stringify(note));
}
