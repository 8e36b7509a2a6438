// The folder of the publisher: `BRAND_DIR`, or `brand/` of the site itself, wherever this code runs from.

import type { BrandFile } from "./brand-file.ts";
import { jsonFault } from "./json-fault.ts";

// Node's own modules, without an import: files that name a brand are part of the browser's code too, and use none of it there.
const { process } = globalThis;
const files = () => process.getBuiltinModule("node:fs");
const paths = () => process.getBuiltinModule("node:path");

/** Something that whoever wrote the folder can mend; the message is a sentence. */
export class BrandFolderError extends Error {}

export function brandFolder(): string {
  const chosen = process.env["BRAND_DIR"];
  if (chosen !== undefined && chosen !== "") return paths().resolve(chosen);
  for (let folder = import.meta.dirname; ; folder = paths().dirname(folder)) {
    const found = paths().join(folder, "brand");
    if (files().existsSync(paths().join(found, "brand.json"))) return found;
    if (folder === paths().dirname(folder)) throw new BrandFolderError("There is no brand folder: BRAND_DIR names one");
  }
}

/** As it stands there; `brand-schema.server.ts` says what is wrong with it. */
export function readBrandFile(folder = brandFolder()): BrandFile {
  const read = readJsonOfBrand(folder, "brand.json");
  if (!isObject(read)) throw new BrandFolderError(`${paths().join(folder, "brand.json")} must hold one object, in { }`);
  return read;
}

/** Its fields are checked when the site starts, before anybody is answered. */
const isObject = (read: unknown): read is BrandFile =>
  typeof read === "object" && read !== null && !Array.isArray(read);

export function readJsonOfBrand(folder: string, name: string): unknown {
  const file = paths().join(folder, name);
  const text = textOf(folder, file);
  const fault = jsonFault(text);
  if (fault !== undefined) throw new BrandFolderError(`${file} is not JSON: ${fault}`);
  return JSON.parse(text);
}

function textOf(folder: string, file: string): string {
  try {
    // Some editors begin a file with a mark of its encoding.
    return files()
      .readFileSync(file, "utf8")
      .replace(/^\uFEFF/, "");
  } catch (error) {
    throw new BrandFolderError(whyUnread(folder, file, error), { cause: error });
  }
}

function whyUnread(folder: string, file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOTDIR") return `${folder} is a file: the brand is a folder with a brand.json`;
  if (code === "ENOENT" && !files().existsSync(folder)) return `There is no folder ${folder}`;
  if (code === "ENOENT") return `${folder} has no ${paths().basename(file)}`;
  if (code === "EACCES" || code === "EPERM") return `${file} cannot be read: this user may not`;
  if (code === "EISDIR") return `${file} cannot be read: it is a folder`;
  return `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
