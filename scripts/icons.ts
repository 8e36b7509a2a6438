// Makes the site's icons from the drawings in site/brand-art: run `node scripts/icons.ts` after changing those, and commit what it writes.

import { copyFile, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { brand } from "../model/brand.ts";

const art = new URL("../site/brand-art/", import.meta.url);
const out = new URL("../site/public/", import.meta.url);

async function png(drawing: string, size: number, height = size): Promise<Buffer> {
  const svg = await readFile(new URL(drawing, art));
  const { width } = await sharp(svg).metadata();
  return sharp(svg, { density: (72 * size) / width })
    .resize(size, height)
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

const manifest = {
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
    { name: "Watch live", url: brand.watchLive },
    { name: "Latest video", url: "/video" },
    { name: "Text edition", url: "/lite" },
  ],
};

const write = (name: string, content: Buffer | string) => writeFile(new URL(name, out), content);

await copyFile(new URL("mark.svg", art), new URL("favicon.svg", out));
await copyFile(new URL("placeholder.svg", art), new URL("placeholder.svg", out));
await write(
  "favicon.ico",
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png("mark.svg", size) })))),
);
await write("apple-touch-icon.png", await png("icon.svg", 180));
await write("icon-192.png", await png("icon.svg", 192));
await write("icon-512.png", await png("icon.svg", 512));
// Directories of podcasts want no less.
await write("icon-1400.png", await png("icon.svg", 1400));
await write("logo-360x60.png", await png("logo-360x60.svg", 360, 60));
await write("social-card.png", await png("social-card.svg", 1200, 675));
await write("social-card-2x1.png", await png("social-card.svg", 1024, 512));
await write("crossword.png", await png("crossword.svg", 1200, 675));
await write("site.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
