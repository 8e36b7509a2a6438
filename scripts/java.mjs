// Finds a Java for the Nu HTML checker, or installs one: what is there, else Debian's package as root.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { hasDebianPackages, installPackage, saidLast } from "./debian-package.mjs";
import { capture } from "./run.mjs";

/** The checker needs this version or a later one. */
const oldest = 11;

function candidates() {
  const { JAVA_PATH, JAVA_HOME, PATH = "" } = process.env;
  const folders = [...(JAVA_HOME ? [join(JAVA_HOME, "bin")] : []), ...PATH.split(":"), "/usr/bin"];
  return [...(JAVA_PATH ? [JAVA_PATH] : []), ...folders.map((folder) => join(folder, "java"))].filter(existsSync);
}

async function isRecent(path) {
  const { output } = await capture(path, ["-version"]);
  return Number(/version "(\d+)/.exec(output)?.[1] ?? 0) >= oldest;
}

async function existing() {
  const paths = [...new Set(candidates())];
  const recent = await Promise.all(paths.map(isRecent));
  return paths.find((_, index) => recent[index]);
}

export async function ensureJava() {
  const found = await existing();
  if (found !== undefined) return found;
  process.stdout.write("Installing Java …\n");
  const attempts = [];
  if (hasDebianPackages) {
    attempts.push(...(await installPackage("default-jre-headless")));
    const packaged = await existing();
    if (packaged !== undefined) return packaged;
  }
  throw new Error(`No Java ${oldest} for the HTML checker. Install one, or set JAVA_PATH to it.${saidLast(attempts)}`);
}
