// Installs the dependencies when they are missing or other than package-lock.json says.

import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { isInstalled, lockFaults } from "./lock-file.mjs";
import { capture, mustRun, node, root } from "./run.mjs";

const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

/** npm writes it last, so an installation that was broken off has none. */
const npmsNote = ["node_modules", ".package-lock.json"];

export async function ensureInstalled() {
  const lock = readJson("package-lock.json");
  const isCurrent = existsSync(node) && existsSync(join(root, ...npmsNote)) && isInstalled(lock, readJson(...npmsNote));
  if (isCurrent) return;
  const faults = lockFaults(lock, readJson("package.json"));
  if (faults.length > 0) throw new Error(`package-lock.json is not safe to install from.\n${faults.join("\n")}`);
  process.stdout.write("Installing dependencies …\n");
  // With the tools that build the site, also where NODE_ENV says production.
  await mustRun("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  await ensureNode();
}

/** Where npm has no package with Node, the machine's own serves if it is the right one. */
async function ensureNode() {
  const isPackaged = existsSync(node);
  const version = isPackaged ? (await capture(node, ["--version"])).output.trim() : process.version;
  if (!version.startsWith("v24.")) {
    throw new Error(
      `Node 24 is needed, not ${version}. It comes with the project on Linux; elsewhere run this with Node 24.`,
    );
  }
  if (!isPackaged) symlinkSync(process.execPath, node);
}
