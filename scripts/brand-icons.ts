// The icons and the pictures for sharing, made from the drawings of a brand folder.

import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { BrandFolderError } from "../model/brand/brand-folder.ts";
import { madeFrom, madeFromFile, type MadeFrom } from "./made-from.ts";

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

/** An icon shows the whole drawing, whatever its shape; a card is filled by it. */
function png(size: number, height = size): Make {
  return async (svg) => {
    const { width } = await sharp(svg).metadata();
    const fit = size === height ? "contain" : "cover";
    return sharp(svg, { density: (72 * size) / width })
      .resize(size, height, { fit, background: "transparent" })
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
}

type Make = (svg: Buffer) => Promise<Buffer>;

const asItIs: Make = async (svg) => svg;

async function favicon(svg: Buffer): Promise<Buffer> {
  return ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(size)(svg) }))));
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

interface MadeFile {
  name: string;
  /** The drawing it is made from. */
  from: string;
  make: Make;
}

/** What is made of the drawings that every folder has. */
export const madeFiles: readonly MadeFile[] = [
  { name: "apple-touch-icon.png", from: "icon.svg", make: png(180) },
  { name: "favicon.ico", from: "mark.svg", make: favicon },
  { name: "favicon.svg", from: "mark.svg", make: asItIs },
  { name: "icon-192.png", from: "icon.svg", make: png(192) },
  { name: "icon-512.png", from: "icon.svg", make: png(512) },
  // Directories of podcasts want no less.
  { name: "icon-1400.png", from: "icon.svg", make: png(1400) },
  { name: "logo-360x60.png", from: "logo-360x60.svg", make: png(360, 60) },
  { name: "placeholder.svg", from: "placeholder.svg", make: asItIs },
  { name: "social-card.png", from: "social-card.svg", make: png(1200, 675) },
  { name: "social-card-2x1.png", from: "social-card.svg", make: png(1024, 512) },
];

const crossword: MadeFile = { name: "crossword.png", from: "crossword.svg", make: png(1200, 675) };

export async function writeIcons(folder: string): Promise<void> {
  const inArt = (name: string) => join(folder, "art", name);
  const inPublic = (name: string) => join(folder, "public", name);
  await mkdir(join(folder, "public"), { recursive: true });
  const noted: Record<string, MadeFrom> = {};
  for (const { name, from, make } of [...madeFiles, ...(existsSync(inArt(crossword.from)) ? [crossword] : [])]) {
    if (!existsSync(inArt(from))) throw new BrandFolderError(`art/${from} is missing: ${name} is made from it`);
    const drawing = await readFile(inArt(from));
    const bytes = await make(drawing).catch((error: Error) => {
      throw new BrandFolderError(`art/${from} cannot be drawn: ${error.message}`, { cause: error });
    });
    await writeFile(inPublic(name), bytes);
    noted[name] = madeFrom(from, drawing, bytes);
  }
  await writeFile(join(folder, madeFromFile), `${JSON.stringify(noted, null, 2)}\n`);
}
