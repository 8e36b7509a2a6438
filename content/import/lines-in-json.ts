// A body of JSON, one record or a list of them, as the lines of an import.

import { limits } from "../../model/fields/content-limits.ts";
import { hasMoreValues } from "../records/value-count.ts";
import { sourceOf } from "../records/source-of.ts";

/** More come as NDJSON, which is read as it streams in. */
export const mostRecords = 10_000;
const mostValues = 2_000_000;

export type JsonLines = { lines: Uint8Array<ArrayBuffer>[] } | { fault: string; status: 400 | 413 | 422 };

/** Stands for a record with more levels than can be written down again; it is refused for them. */
const tooDeep = "[".repeat(limits.recordDepth + 1) + "]".repeat(limits.recordDepth + 1);

const encoder = new TextEncoder();

export function linesInJson(body: Uint8Array): JsonLines {
  if (hasMoreValues(body, mostValues))
    return { fault: "The body holds too many values; NDJSON may be longer", status: 413 };
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder().decode(body));
  } catch (error) {
    return { fault: `The body is not JSON: ${error instanceof Error ? error.message : ""}`, status: 400 };
  }
  const records = Array.isArray(given) ? given : [given];
  if (records.length > mostRecords) {
    return { fault: `A list of JSON may hold ${mostRecords} records; NDJSON may be longer`, status: 413 };
  }
  return { lines: records.map((record) => encoder.encode(`${sourceOf(record) ?? tooDeep}\n`)) };
}
