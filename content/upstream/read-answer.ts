// Records of a content API, read by the same schemas as those of the store. One that cannot be read is a gap: left out and told.

import { reasonText } from "../blocks/parse-blocks.ts";
import type { RecordDocs, RecordType } from "../records/kinds.ts";
import { sourceOf, tooDeep } from "../records/source-of.ts";
import { parseRecord, type ParsedRecord } from "../records/parse-record.ts";
import type { Index } from "../records/record-kind.ts";

export interface AnsweredRecord<T extends RecordType = RecordType> {
  doc: RecordDocs[T];
  index: Index;
}

export type OnGap = (gap: { type: RecordType; id: string; reasons: string[] }) => void;

/** What such APIs call the name of a record, the likeliest first. */
const names = ["id", "external_id", "spark_id", "path", "slug"];

/** Readers are served in between: a record takes about a third of a millisecond. */
const parsedAtOnce = 10;

export async function readAnswer<T extends RecordType>(
  type: T,
  results: readonly unknown[],
  onGap: OnGap,
): Promise<AnsweredRecord<T>[]> {
  const read: AnsweredRecord<T>[] = [];
  for (const [place, result] of results.entries()) {
    if (place > 0 && place % parsedAtOnce === 0) await new Promise(setImmediate);
    const id = idOf(result);
    const source = sourceOf({ ...Object(result), type, id, deleted: undefined });
    const parsed: ParsedRecord = source === undefined ? { refused: { reasons: [tooDeep] } } : parseRecord(source);
    if ("ok" in parsed) read.push({ doc: JSON.parse(parsed.ok.doc), index: parsed.ok.index });
    else onGap({ type, id: id ?? "", reasons: "refused" in parsed ? parsed.refused.reasons.map(reasonText) : [] });
  }
  return read;
}

function idOf(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null) return undefined;
  for (const name of names) {
    const value: unknown = Reflect.get(result, name);
    if ((typeof value === "string" && value !== "") || typeof value === "number") return String(value);
  }
  return undefined;
}

/** Whether lists may show it now. */
export function isListed({ published, at, expires }: Index, now: number): boolean {
  return published && at <= now && (expires ?? Infinity) > now;
}
