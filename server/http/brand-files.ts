// The files of the brand folder that are served: icons and the picture in place of one that is missing as they are, fonts under names that say
// their content; the style sheet that its fonts and colours are; and the manifest of all that.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { brand } from "../../model/brand.ts";
import { brandFolder } from "../../model/brand/brand-folder.ts";
import { fontFiles, fontStyle } from "../../model/brand/brand-fonts.ts";
import { brandStyle } from "../../model/brand/brand-style.ts";
import { webManifest, webManifestPath } from "./web-manifest.ts";

export interface BrandFiles {
  /** By address: `/favicon.svg` and, of texts, `/favicon.svg.br`. */
  contents: ReadonlyMap<string, Buffer>;
  /** Fonts by absolute addresses. Empty where the brand has neither fonts nor colours of its own. */
  style: string;
  /** Addresses of the fonts that every page needs at once. */
  fonts: readonly string[];
  /** Names this state of the folder. */
  version: string;
}

const textual = /\.(css|svg|txt|webmanifest)$/;

export const contentHash = (content: string | Buffer): string =>
  createHash("sha1").update(content).digest("base64url").slice(0, 8);

export function brandFiles(folder = brandFolder()): BrandFiles {
  const publicFolder = join(folder, "public");
  const names = existsSync(publicFolder) ? readdirSync(publicFolder) : [];
  const manifest = webManifest(brand, (path) => names.includes(path.slice(1)));
  const fonts = fontFiles(brand.fonts).map(({ file, preload = false }) => {
    const bytes = readFileSync(join(folder, "fonts", file));
    return { file, preload, bytes, path: `/assets/${basename(file, ".woff2")}-${contentHash(bytes)}.woff2` };
  });
  const style =
    fontStyle(brand.fonts, (file) => fonts.find((font) => font.file === file)?.path ?? "") + brandStyle(brand);
  return {
    contents: new Map([
      ...names.flatMap((name) => withCompressed(`/${name}`, readFileSync(join(publicFolder, name)))),
      ...withCompressed(webManifestPath, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)),
      ...fonts.map(({ path, bytes }): [string, Buffer] => [path, bytes]),
    ]),
    style,
    fonts: fonts.flatMap(({ path, preload }) => (preload ? [path] : [])),
    version: contentHash(readFileSync(join(folder, "brand.json"), "utf8") + style),
  };
}

/** With its smaller forms, where it is a text. */
export function withCompressed(path: string, bytes: Buffer): [string, Buffer][] {
  if (!textual.test(path)) return [[path, bytes]];
  return [
    [path, bytes],
    [`${path}.br`, brotliCompressSync(bytes)],
    [`${path}.gz`, gzipSync(bytes)],
  ];
}
