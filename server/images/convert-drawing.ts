import sharp from "sharp";
import type { Size } from "../../model/pictures/image-sizes.ts";
import type { Conversion } from "./drawing-tasks.ts";
import { encoded } from "./encode-picture.ts";
import { mostPixels } from "../../model/pictures/picture-limits.ts";
import { refuse } from "./unreadable-picture.ts";

export function convertDrawing({ bytes, own, size, format, point }: Conversion): Promise<Buffer> {
  const density = drawingDensity(own, size);
  const drawn = sharp(bytes, { limitInputPixels: mostPixels, density });
  return encoded(drawn, { own, size, format, point });
}

/**
 * A drawing is rasterised at the size wanted, not at its own and then scaled. How large that would be is judged here: the library's
 * whole numbers overflow, and on which side they come out depends on the processor.
 */
export function drawingDensity(own: Size, wanted: Size): number {
  const scale = Math.max(wanted.width / own.width, wanted.height / own.height);
  if (own.width * scale * own.height * scale > mostPixels) refuse("the drawing is too long for its breadth");
  return Math.max(1, 72 * scale);
}
