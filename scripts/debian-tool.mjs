// Finds a program of Debian's that tests run the real thing of, or installs it: what is there, else Debian's packages as root.

import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { hasDebianPackages, installPackage, saidLast } from "./debian-package.mjs";

const folders = () => [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/bin"];

function found(name) {
  return folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/**
 * `needs` are files it cannot do without, as patterns. Answers with its path, or with why it is not there: tests that need it say so and are
 * passed over.
 */
export async function debianTool(name, packages, needs = []) {
  const existing = () => (needs.every((pattern) => globSync(pattern).length > 0) ? found(name) : undefined);
  if (existing() !== undefined) return { path: existing() };
  const attempts = [];
  if (hasDebianPackages) for (const one of packages) attempts.push(...(await installPackage(one)));
  const path = existing();
  if (path !== undefined) return { path };
  return { missing: `no ${name}: install Debian's ${packages.join(" and ")}${saidLast(attempts)}` };
}
