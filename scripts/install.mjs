// Sees to it that there is something to run with. A checkout installs what is missing or other than package-lock.json says; an installation
// for production (`npm ci --omit=dev`) is left as it is.

import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { installState } from "./install-state.mjs";
import { lockFaults } from "./lock-file.mjs";
import { nodeFault } from "./node-version.mjs";
import { mustRun, node, root } from "./run.mjs";

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** npm's note of what is installed. It is written last, so an installation that was broken off has none. */
const note = join(root, "node_modules", ".package-lock.json");

/** The package of Node has a lock file of its own: production brings its own Node. */
const nodeFolder = join(root, "scripts", "node-24");

function stateHere() {
  return installState(readJson(join(root, "package-lock.json")), existsSync(note) ? readJson(note) : undefined);
}

export function isProduction() {
  return stateHere().includes("production");
}

/** For what builds and tests. */
export async function ensureInstalled() {
  const state = stateHere();
  if (state.includes("production")) {
    throw new Error("This is an installation for production: building and testing need all packages, by npm ci.");
  }
  if (state !== "complete") await install(root);
  if (state !== "complete" || !existsSync(node)) await ensureNode();
}

/** For commands: ends with the sentence that says why not. */
export async function ensureInstalledOrEnd() {
  try {
    await ensureInstalled();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** For what runs in production too. Returns the Node to run with. */
export async function ensureRunnable() {
  const state = stateHere();
  if (!state.includes("production")) {
    await ensureInstalled();
    return node;
  }
  const fault = nodeFault(process.versions.node, process.execPath);
  if (fault !== undefined) throw new Error(fault);
  if (state === "old production") {
    throw new Error("The installed packages are those of another version: run npm ci --omit=dev.");
  }
  return process.execPath;
}

async function install(folder) {
  const faults = lockFaults(readJson(join(folder, "package-lock.json")), readJson(join(folder, "package.json")));
  if (faults.length > 0) throw new Error(`package-lock.json is not safe to install from.\n${faults.join("\n")}`);
  process.stdout.write(folder === root ? "Installing dependencies …\n" : "Installing Node 24 …\n");
  // With the tools that build the site, also where NODE_ENV says production.
  await mustRun("npm", ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    shell: process.platform === "win32",
  });
}

/** The machine's own Node where it is the right one, else npm's package of it. Elsewhere than on Linux there is no such package. */
async function ensureNode() {
  const { execPath, platform, arch, versions } = process;
  const packaged = join(nodeFolder, "node_modules", `node-${platform}-${arch}`, "bin", "node");
  // One within the project may just have been replaced.
  const isOfMachine = nodeFault(versions.node, execPath) === undefined && !execPath.startsWith(root);
  if (!isOfMachine && !existsSync(packaged)) await install(nodeFolder);
  if (!isOfMachine && !existsSync(packaged)) throw new Error(nodeFault(versions.node, execPath));
  rmSync(node, { force: true });
  symlinkSync(isOfMachine ? execPath : relative(dirname(node), packaged), node);
}
