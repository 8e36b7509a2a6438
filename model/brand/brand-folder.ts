// The folder of the publisher: `BRAND_DIR`, or `brand/` of the site itself, wherever this code runs from.

import type { BrandFile } from "./brand-file.ts";

// Node's own modules, without an import: files that name a brand are part of the browser's code too, and use none of it there.
const { process } = globalThis;
const files = () => process.getBuiltinModule("node:fs");
const paths = () => process.getBuiltinModule("node:path");

export function brandFolder(): string {
  const chosen = process.env["BRAND_DIR"];
  if (chosen !== undefined && chosen !== "") return paths().resolve(chosen);
  for (let folder = import.meta.dirname; ; folder = paths().dirname(folder)) {
    const found = paths().join(folder, "brand");
    if (files().existsSync(paths().join(found, "brand.json"))) return found;
    if (folder === paths().dirname(folder)) throw new Error("There is no brand folder: BRAND_DIR names one");
  }
}

/** As it stands there; `brand-schema.server.ts` says what is wrong with it. */
export function readBrandFile(folder = brandFolder()): BrandFile {
  const file = paths().join(folder, "brand.json");
  try {
    // Checked when the site starts, before anybody is answered.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(files().readFileSync(file, "utf8")) as BrandFile;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
