// What the process that draws is asked, and what it replies. Replies are checked: the process handles files that nobody has vouched for.

import { z } from "zod";
import type { FocalPoint } from "../../model/pictures/focal-point.ts";
import type { Size } from "../../model/pictures/image-sizes.ts";
import type { ImageFormat } from "./image-format.ts";

export interface Conversion {
  bytes: Buffer;
  /** The size that it was found to have. */
  own: Size;
  size: Size;
  format: ImageFormat;
  /** Absent: what is cut off is cut off all around. */
  point?: FocalPoint;
}

export type DrawingTask = { inspect: Buffer } | { convert: Conversion };

export const drawingReply = z.union([
  z.object({ size: z.object({ width: z.number(), height: z.number() }) }),
  z.object({ picture: z.instanceof(Buffer) }),
  /** For a reason that may be told. */
  z.object({ refused: z.string() }),
  z.object({ failed: z.string() }),
]);

export type DrawingReply = z.output<typeof drawingReply>;
