import sharp from "sharp";
import type { Size } from "../../model/pictures/image-sizes.ts";
import { longestConversion } from "./conversions.ts";
import type { ImageFormat } from "./image-format.ts";
import { mostPixels, type PictureFacts } from "./inspect-picture.ts";
import { refuse } from "./read-drawing.ts";

/**
 * A drawing is rasterised at the size wanted, not at its own and then scaled. How large that would be is judged here: the library's
 * whole numbers overflow, and on which side they come out depends on the processor.
 */
export function drawingDensity(own: Size, wanted: Size): number {
  const scale = Math.max(wanted.width / own.width, wanted.height / own.height);
  if (own.width * scale * own.height * scale > mostPixels) refuse("the drawing is too long for its breadth");
  return Math.max(1, 72 * scale);
}

export async function convertPicture(
  source: Buffer,
  { isDrawing, ...own }: PictureFacts,
  { width, height }: Size,
  format: ImageFormat,
): Promise<Buffer> {
  const resized = sharp(source, {
    limitInputPixels: mostPixels,
    ...(isDrawing && { density: drawingDensity(own, { width, height }) }),
  })
    .rotate()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#fff" })
    .timeout(longestConversion);
  const encoded = {
    avif: () => resized.avif({ quality: 55, effort: 0 }),
    webp: () => resized.webp({ quality: 76, effort: 2 }),
    jpeg: () => resized.jpeg({ quality: 80, mozjpeg: true }),
  };
  return encoded[format]().toBuffer();
}
