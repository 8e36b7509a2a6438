// For tests: a record that must be accepted, and what became of it.

import type { RecordDocs, RecordType } from "../records/kinds.ts";
import { parseRecord } from "../records/parse-record.ts";
import type { Index } from "../records/record-kind.ts";

export function accepted<T extends RecordType>(type: T, fields: object): { doc: RecordDocs[T]; index: Index } {
  const parsed = parseRecord(JSON.stringify({ type, id: "x", ...fields }));
  if (!("ok" in parsed)) throw new Error(`Not accepted: ${JSON.stringify(parsed)}`);
  return { doc: JSON.parse(parsed.ok.doc), index: parsed.ok.index };
}
