// Leaves a brotli and a gzip copy beside every built text file, so that the server never compresses one.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "./run.mjs";

const folders = ["client", "desk"].map((name) => join(root, "dist", name));
const textual = /\.(css|js|json|svg|txt|webmanifest)$/;

const entries = folders.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));
for (const entry of entries) {
  if (!entry.isFile() || !textual.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
