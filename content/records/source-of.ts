// The JSON text of a record that came as a part of something larger.

import type { Reason } from "../blocks/parse-blocks.ts";
import { limits } from "../../model/fields/content-limits.ts";

export const tooDeep: Reason = { path: "", message: `is nested deeper than ${limits.recordDepth} levels` };

/** Undefined for one with more levels than can be written down. */
export function sourceOf(record: unknown): string | undefined {
  try {
    return JSON.stringify(record);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
