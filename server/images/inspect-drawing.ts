// The size of a drawing. It is looked through before the library sees it: even to measure one, that may draw it.

import sharp from "sharp";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { checkDrawing } from "./check-drawing.ts";
import { mostPixels } from "../../model/pictures/picture-limits.ts";
import { measurePhotograph } from "./photograph.ts";
import { refuse } from "./unreadable-picture.ts";

export async function inspectDrawing(bytes: Buffer): Promise<Size> {
  let pixels = 0;
  for (const address of checkDrawing(textOf(bytes))) {
    const { width, height } = await measurePhotograph(bytesIn(address));
    pixels += width * height;
  }
  if (pixels > mostPixels) refuse("the pictures in it are too large");
  const { format, width, height } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  return format === "svg" ? { width, height } : refuse(`${format} is no kind of picture`);
}

function textOf(bytes: Buffer): string {
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
