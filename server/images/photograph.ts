// Photographs are measured and converted in the process of the site: what they cost is bounded by their pixels, a second or two for the
// largest. Drawings are not: see `drawing-process.ts`.

import sharp from "sharp";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { mostPixels } from "../../model/pictures/picture-limits.ts";
import { bytesOf, type ServedFile } from "../media/send-file.ts";
import { longestConversion } from "./conversions.ts";
import { encoded, type Encoding } from "./encode-picture.ts";
import { refuse } from "./unreadable-picture.ts";

const formats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "gif", "heif", "tiff"]);

/** No XML begins with any of these. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF/, /^II\*\0/, /^MM\0\*/, /^\0\0..ftyp/s];
const longestBeginning = 8;

/** By its first bytes; all else is read as a drawing. */
export function isPhotograph(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, longestBeginning);
  return beginnings.some((beginning) => beginning.test(start));
}

export async function isPhotographFile({ size, open }: Pick<ServedFile, "size" | "open">): Promise<boolean> {
  return isPhotograph(await bytesOf({ size: Math.min(size, longestBeginning), open }));
}

/** As it is shown: a camera may have been turned. */
export async function measurePhotograph(bytes: Buffer): Promise<Size> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  if (!formats.has(format)) refuse(`${format} is no kind of picture`);
  return { width: autoOrient.width, height: autoOrient.height };
}

export interface Photograph {
  bytes: Buffer;
  own: Size;
}

export function convertPhotograph({ bytes, own }: Photograph, wanted: Omit<Encoding, "own">): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels }).rotate().timeout(longestConversion);
  return encoded(picture, { ...wanted, own, size: notEnlarged(wanted.size, own) });
}

/** The wanted proportions, no larger than the photograph has them: more pixels would show no more. */
export function notEnlarged(wanted: Size, own: Size): Size {
  const scale = Math.min(1, own.width / wanted.width, own.height / wanted.height);
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  };
}
