// Installs the dependencies when they are missing or other than package-lock.json says.

import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isInstalled, lockFaults } from "./lock-file.mjs";
import { capture, mustRun, node, root } from "./run.mjs";

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** npm's note of what is installed. It is written last, so an installation that was broken off has none. */
const note = join(root, "node_modules", ".package-lock.json");

export async function ensureInstalled() {
  const lock = readJson(join(root, "package-lock.json"));
  const isCurrent = existsSync(note) && isInstalled(lock, readJson(note));
  if (isCurrent && existsSync(node)) return;
  if (!isCurrent) await install(lock);
  await ensureNode();
}

async function install(lock) {
  const faults = lockFaults(lock, readJson(join(root, "package.json")));
  if (faults.length > 0) throw new Error(`package-lock.json is not safe to install from.\n${faults.join("\n")}`);
  process.stdout.write("Installing dependencies …\n");
  // With the tools that build the site, also where NODE_ENV says production.
  await mustRun("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
}

/** npm 10 loses this link when it passes over the Node of another platform. Where npm has no package with Node, the machine's own serves. */
async function ensureNode() {
  const packaged = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  const isPackaged = existsSync(packaged);
  const found = isPackaged ? packaged : process.execPath;
  const { output } = await capture(found, ["--version"]);
  if (!output.startsWith("v24.")) {
    throw new Error(
      `Node 24 is needed, not ${output.trim()}. It comes with the project on Linux; elsewhere run this with Node 24.`,
    );
  }
  rmSync(node, { force: true });
  symlinkSync(isPackaged ? relative(dirname(node), packaged) : found, node);
}
