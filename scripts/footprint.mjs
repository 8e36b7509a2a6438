// What an installation for production takes on the disk: the packages of `npm ci --omit=dev` on this platform, the build, and the sources
// without what `deploy/leave-out` names.

import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/** Megabytes. */
export const mostFootprint = 100;

/** Lines as rsync reads them: a path from the root of the repository, the end of a name, or a name. */
const leftOut = readFileSync(join(root, "deploy", "leave-out"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** @param {string} path within the repository, beginning with a slash */
export function isLeftOut(path) {
  return leftOut.some((line) => {
    if (line.startsWith("/")) return path === line;
    return line.startsWith("*") ? path.endsWith(line.slice(1)) : path.endsWith(`/${line}`);
  });
}

/** Files and folders of the repository that are brought to production. */
export const sources = readdirSync(root).filter((name) => !isLeftOut(`/${name}`));

/** As `du` counts, in bytes; packages within a package are counted where they are listed. */
function sizeOf(path) {
  const { blocks, size } = lstatSync(path);
  const own = blocks === undefined ? size : blocks * 512;
  if (!lstatSync(path).isDirectory()) return own;
  const isPackage = path.startsWith(join(root, "node_modules"));
  const inside = readdirSync(path).map((name) => join(path, name));
  const counted = inside.filter((each) =>
    isPackage ? !each.endsWith("/node_modules") : !isLeftOut(each.slice(root.length)),
  );
  return counted.reduce((sum, each) => sum + sizeOf(each), own);
}

/** Places of the packages that production installs here. */
export function productionPlaces() {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== "" && dev !== true && existsSync(join(root, place)))
    .map(([place]) => place);
}

/** Each part with its bytes, the largest first. */
export function footprint() {
  const parts = [...productionPlaces(), ...sources];
  return parts
    .map((part) => ({ part, bytes: sizeOf(join(root, part)) }))
    .toSorted((one, other) => other.bytes - one.bytes);
}
