// Builds client and server when the build is older than its sources.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mustRun, node, projectEnv, root } from "./run.mjs";

const sources = [
  "model",
  "core",
  "site",
  "content",
  "server",
  "desk",
  "docs/openapi.yaml",
  "scripts/class-names.ts",
  "scripts/fixed-tokens.ts",
  "scripts/module-graph.ts",
  "scripts/page-styles.mjs",
  "scripts/style-pieces.ts",
  "vite.config.ts",
  "vite.desk.config.ts",
  "vite.worker.config.ts",
  "package-lock.json",
];
const stamp = join(root, "dist", ".sources");

function* filesIn(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted()) yield* filesIn(join(path, name));
}

function stateOfSources() {
  const hash = createHash("sha1");
  for (const source of sources) {
    for (const file of filesIn(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

export async function ensureBuilt() {
  const state = stateOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  if (!existsSync(vite)) {
    throw new Error(
      "dist/ is not the build of these sources, and nothing here can build it: bring the one of this version.",
    );
  }
  process.stdout.write("Building …\n");
  const env = { ...projectEnv, NODE_ENV: "production" };
  await mustRun(node, [vite, "build", "--logLevel", "warn"], { env });
  await mustRun(node, [vite, "build", "--ssr", "--logLevel", "warn"], { env });
  await mustRun(node, [vite, "build", "--config", "vite.worker.config.ts", "--logLevel", "warn"], { env });
  await mustRun(node, [vite, "build", "--config", "vite.desk.config.ts", "--logLevel", "warn"], { env });
  await mustRun(node, [join(root, "scripts", "page-styles.mjs")], { env });
  await mustRun(node, [join(root, "scripts", "amp-style.mjs")], { env });
  await mustRun(node, [join(root, "scripts", "compress-assets.mjs")], { env });
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(stamp, state);
}
