// The icons, the manifest and the pictures for sharing, made from the drawings of a brand folder.

import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Brand } from "../model/brand/complete-brand.ts";

/** Drawings that every folder has. */
export const artNames = [
  "icon.svg",
  "logo-360x60.svg",
  "mark.svg",
  "placeholder.svg",
  "social-card.svg",
  "wordmark.svg",
  "wordmark-plain.svg",
] as const;

/** What is made of them. */
export const publicNames = [
  "apple-touch-icon.png",
  "favicon.ico",
  "favicon.svg",
  "icon-192.png",
  "icon-512.png",
  "icon-1400.png",
  "logo-360x60.png",
  "placeholder.svg",
  "site.webmanifest",
  "social-card.png",
  "social-card-2x1.png",
] as const;

/** An icon shows the whole drawing, whatever its shape; a card is filled by it. */
async function png(file: string, size: number, height = size): Promise<Buffer> {
  const svg = await readFile(file);
  const { width } = await sharp(svg).metadata();
  const fit = size === height ? "contain" : "cover";
  return sharp(svg, { density: (72 * size) / width })
    .resize(size, height, { fit, background: "transparent" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An icon file holds pictures of several sizes behind one directory: 6 bytes, then 16 a picture, then the pictures. */
function ico(pictures: readonly { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

export function manifestOf(brand: Brand): object {
  const { liveTv, videoRoom, textEdition } = brand.features;
  return {
    name: brand.name,
    short_name: brand.shortName,
    description: brand.description,
    lang: brand.language,
    id: "/",
    start_url: "/",
    scope: "/",
    categories: ["news"],
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: brand.themeColor,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: [
      ...(liveTv ? [{ name: "Watch live", url: brand.watchLive }] : []),
      ...(videoRoom ? [{ name: "Latest video", url: "/video" }] : []),
      ...(textEdition ? [{ name: "Text edition", url: "/lite" }] : []),
    ],
  };
}

export async function writeIcons(folder: string, brand: Brand): Promise<void> {
  const art = (name: string) => join(folder, "art", name);
  const out = (name: string) => join(folder, "public", name);
  const write = (name: string, content: Buffer | string) => writeFile(out(name), content);
  await mkdir(join(folder, "public"), { recursive: true });
  await copyFile(art("mark.svg"), out("favicon.svg"));
  await copyFile(art("placeholder.svg"), out("placeholder.svg"));
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, bytes: await png(art("mark.svg"), size) })),
  );
  await write("favicon.ico", ico(small));
  await write("apple-touch-icon.png", await png(art("icon.svg"), 180));
  await write("icon-192.png", await png(art("icon.svg"), 192));
  await write("icon-512.png", await png(art("icon.svg"), 512));
  // Directories of podcasts want no less.
  await write("icon-1400.png", await png(art("icon.svg"), 1400));
  await write("logo-360x60.png", await png(art("logo-360x60.svg"), 360, 60));
  await write("social-card.png", await png(art("social-card.svg"), 1200, 675));
  await write("social-card-2x1.png", await png(art("social-card.svg"), 1024, 512));
  if (existsSync(art("crossword.svg"))) await write("crossword.png", await png(art("crossword.svg"), 1200, 675));
  await write("site.webmanifest", `${JSON.stringify(manifestOf(brand), null, 2)}\n`);
}
