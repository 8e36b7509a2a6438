// What a picture is, found out before it is converted. A drawing is looked through before the library sees it: even to measure one, it may
// draw it.

import sharp from "sharp";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { checkDrawing } from "./check-drawing.ts";
import { refuse } from "./read-drawing.ts";

export const largestSource = 50 * 1024 * 1024;
const largestDrawing = 2 * 1024 * 1024;
export const mostPixels = 60_000_000;

export interface PictureFacts extends Size {
  isDrawing: boolean;
}

const photographs: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "gif", "heif", "tiff"]);

/** The first bytes of what is no text. */
const beginnings = ["\xff\xd8\xff", "\x89PNG", "GIF8", "RIFF", "II*\0", "MM\0*"];

export async function inspectPicture(bytes: Buffer): Promise<PictureFacts> {
  if (isPhotograph(bytes)) return measure(bytes, photographs);
  const text = textOf(bytes);
  let pixels = 0;
  for (const address of await checkDrawing(text)) {
    const { width, height } = await measure(bytesIn(address), photographs);
    pixels += width * height;
  }
  if (pixels > mostPixels) refuse("the pictures in it are too large");
  return measure(bytes, new Set(["svg"]));
}

function isPhotograph(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 12);
  return beginnings.some((beginning) => start.startsWith(beginning)) || start.slice(4, 8) === "ftyp";
}

function textOf(bytes: Buffer): string {
  if (bytes.length > largestDrawing) refuse("it is too large for a drawing");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse("it is no kind of picture");
  }
}

/** Of a data address (RFC 2397). */
function bytesIn(address: string): Buffer {
  const [head = "", data = ""] = address.split(/,(.*)/s);
  if (/;base64$/i.test(head.trim())) return Buffer.from(data, "base64");
  try {
    return Buffer.from(decodeURIComponent(data), "latin1");
  } catch {
    return refuse("a picture in it cannot be read");
  }
}

async function measure(bytes: Buffer, kinds: ReadonlySet<string | undefined>): Promise<PictureFacts> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  if (!kinds.has(format)) refuse(`${format} is no kind of picture`);
  return { isDrawing: format === "svg", width, height };
}
