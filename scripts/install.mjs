// Installs the dependencies when they are missing or other than package-lock.json says.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, mustRun, node, root } from "./run.mjs";

const stamp = join(root, "node_modules", ".installed");

export async function ensureInstalled() {
  const wanted = createHash("sha1")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const isCurrent = existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isCurrent) return;
  process.stdout.write("Installing dependencies …\n");
  await mustRun("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  if (!existsSync(node)) {
    throw new Error(
      "The npm package “node” has put no Node into node_modules: are install scripts switched off (ignore-scripts)?",
    );
  }
  const { output } = await capture(node, ["--version"]);
  if (!output.startsWith("v24.")) throw new Error(`Node 24 is needed and npm has installed ${output.trim()}`);
  writeFileSync(stamp, wanted);
}
