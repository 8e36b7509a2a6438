// The first load of a page may not weigh more than this, compressed. Fails with the figures of every page over budget.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./run.mjs";

const budget = { js: 80 * 1024, css: 20 * 1024 };

const client = join(root, "dist", "client");
const manifest = JSON.parse(readFileSync(join(client, ".vite", "manifest.json"), "utf8"));
const always = ["core/client/entry.ts", "core/client/take-over.tsx"];
const pages = Object.keys(manifest).filter((name) => /^site\/pages\/[^/]+\/Page\.tsx$/.test(name));

function withImports(name, seen) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of manifest[name].imports ?? []) withImports(next, seen);
  return seen;
}

const compressed = (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

let isOver = false;
for (const page of pages) {
  const names = new Set();
  for (const name of [...always, page]) withImports(name, names);
  const chunks = [...names].map((name) => manifest[name]);
  const js = chunks.reduce((sum, { file }) => sum + compressed(file), 0);
  const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].reduce((sum, file) => sum + compressed(file), 0);
  const over = js > budget.js || css > budget.css;
  isOver ||= over;
  process.stdout.write(`${over ? "OVER" : "ok  "} ${page}: script ${kilobytes(js)}, style ${kilobytes(css)}\n`);
}
process.exitCode = isOver ? 1 : 0;
