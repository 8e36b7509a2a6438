// What an installation for production takes on the disk: the packages of `npm ci --omit=dev` on this platform, the build, and what is run
// from its sources.

import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/** Megabytes. */
export const mostFootprint = 100;

/** Folders of the repository that production runs something of. */
export const sources = ["brand", "content", "deploy", "docs", "model", "scripts", "server", "site", "core", "desk"];

/** As `du` counts, in bytes; packages within a package are counted where they are listed. */
function sizeOf(path) {
  const { blocks, size } = lstatSync(path);
  const own = blocks === undefined ? size : blocks * 512;
  if (!lstatSync(path).isDirectory()) return own;
  const names = readdirSync(path).filter((name) => name !== "node_modules");
  return names.reduce((sum, name) => sum + sizeOf(join(path, name)), own);
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
  const parts = [...productionPlaces(), "dist", ...sources].filter((part) => existsSync(join(root, part)));
  return parts
    .map((part) => ({ part, bytes: sizeOf(join(root, part)) }))
    .toSorted((one, other) => other.bytes - one.bytes);
}
