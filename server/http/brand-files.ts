// The files of the brand folder that are served as they are: icons, the manifest, the picture in place of one that is missing; and the
// brand's colours as a style sheet.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { brand } from "../../model/brand.ts";
import { brandFolder } from "../../model/brand/brand-folder.ts";
import { brandStyle } from "../../model/brand/brand-style.ts";

export interface BrandFiles {
  /** By address: `/favicon.svg` and, of texts, `/favicon.svg.br`. */
  contents: ReadonlyMap<string, Buffer>;
  /** The address of the colours, where the brand has any of its own. */
  styleSheet?: string;
  /** Names this state of the folder. */
  version: string;
}

const textual = /\.(css|svg|txt|webmanifest)$/;

export function brandFiles(folder = brandFolder()): BrandFiles {
  const style = brandStyle(brand);
  const version = createHash("sha1")
    .update(readFileSync(join(folder, "brand.json")))
    .digest("base64url")
    .slice(0, 8);
  const styleSheet = style === "" ? undefined : `/brand-${version}.css`;
  const publicFolder = join(folder, "public");
  const names = existsSync(publicFolder) ? readdirSync(publicFolder) : [];
  const files: [string, Buffer][] = names.map((name) => [`/${name}`, readFileSync(join(publicFolder, name))]);
  if (styleSheet !== undefined) files.push([styleSheet, Buffer.from(style)]);
  return { contents: new Map(files.flatMap(withCompressed)), version, ...(styleSheet !== undefined && { styleSheet }) };
}

function withCompressed([path, bytes]: [string, Buffer]): [string, Buffer][] {
  if (!textual.test(path)) return [[path, bytes]];
  return [
    [path, bytes],
    [`${path}.br`, brotliCompressSync(bytes)],
    [`${path}.gz`, gzipSync(bytes)],
  ];
}
