// What of a picture is shown whatever is cut off: a point of it, as shares of its width and height.

import type { Size } from "./image-sizes.ts";

export interface FocalPoint {
  /** From the left, 0 to 1. */
  x: number;
  /** From the top, 0 to 1. */
  y: number;
}

/** Where in a picture a part of it begins that has the point as near to its middle as can be. */
export function cutAround(whole: Size, part: Size, { x, y }: FocalPoint): { left: number; top: number } {
  return {
    left: within(Math.round(whole.width * x - part.width / 2), whole.width - part.width),
    top: within(Math.round(whole.height * y - part.height / 2), whole.height - part.height),
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
