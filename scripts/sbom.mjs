// `npm run sbom [-- [--spdx] FILE]`: the bill of materials of what runs in production, as CycloneDX or SPDX, to FILE or the standard output.
// It is read from package-lock.json, so nothing needs to be installed.

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { productionOnly } from "./production-lock.mjs";
import { root } from "./run.mjs";
import { stableSbom } from "./stable-sbom.mjs";

async function npmSbom({ manifest, lock }, format) {
  const folder = mkdtempSync(join(tmpdir(), "meridian-sbom-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    const { stdout } = await promisify(execFile)(
      "npm",
      ["sbom", "--package-lock-only", `--sbom-format=${format}`, "--sbom-type=application"],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({ options: { spdx: { type: "boolean" } }, allowPositionals: true });
const { SOURCE_DATE_EPOCH, INIT_CWD = process.cwd() } = process.env;
const created = SOURCE_DATE_EPOCH === undefined ? new Date() : new Date(Number(SOURCE_DATE_EPOCH) * 1000);

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const lockText = readFileSync(join(root, "package-lock.json"), "utf8");
const document = await npmSbom(productionOnly(manifest, JSON.parse(lockText)), values.spdx ? "spdx" : "cyclonedx");
const text = JSON.stringify(
  stableSbom(document, { lockText, created: created.toISOString(), name: manifest.name }),
  null,
  2,
);

const [file] = positionals;
if (file === undefined) process.stdout.write(`${text}\n`);
else writeFileSync(resolve(INIT_CWD, file), `${text}\n`);
