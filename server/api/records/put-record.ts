// One record into the store, with everything that an import would tell of it.

import { isDeepStrictEqual } from "node:util";
import { reasonText, type Gap } from "../../../content/blocks/parse-blocks.ts";
import { missingReferences } from "../../../content/check/missing-references.ts";
import { importRecords } from "../../../content/import/import-records.ts";
import { smallHere } from "../../../content/import/parse-here.ts";
import type { ParseWorker } from "../../../content/import/parse-in-worker.ts";
import { mergePatch } from "../../../content/records/merge-patch.ts";
import { oddValues, type RecordNote } from "../../../content/records/odd-values.ts";
import { parseRecord, type PreparedRecord, type RecordName } from "../../../content/records/parse-record.ts";
import { sourceOf } from "../../../content/records/source-of.ts";
import type { StandingRecord, Store, WriteOptions, WriteResult } from "../../../content/store/store.ts";
import { HttpError, notFound } from "../../../model/http-error.ts";
import type { Caller } from "../content-door.ts";
import { claimText } from "./claim-text.ts";
import type { Conditions } from "./conditions.ts";
import { layoutWarnings } from "./layout-warnings.ts";

export interface PutParts {
  store: Store;
  /** Parses on a thread of its own where that is worth it. */
  parser: Pick<ParseWorker, "parse">;
}

export type PutOutcome =
  | {
      outcome: "new" | "changed" | "unchanged";
      version: string;
      /** What of it is left out. */
      gaps: Gap[];
      /** What leads nowhere in it, and what is odd, at its places. */
      notes: RecordNote[];
      warnings: string[];
    }
  | { refused: string[] }
  /** Why it is not for who wrote it. */
  | { forbidden: string }
  /** What stands there instead. */
  | { conflict: StandingRecord | undefined };

export interface PutOptions {
  write: Caller["write"] & Pick<WriteOptions, "unclaimed">;
  conditions: Conditions;
}

/** Whoever patches without a condition only loses a round to somebody who wins it. */
const mostRounds = 200;
/** So much is parsed while other writers wait: all but the largest fronts and stories. */
const patchedAtOnceLength = 256 * 1024;

export function putRecord(
  parts: PutParts,
  name: RecordName,
  record: object,
  { write, conditions }: PutOptions,
): Promise<PutOutcome> {
  return put(parts, name, record, {
    ...write,
    onlyIf: (standing) => conditions.hold(standing?.version),
    withAllPosts: conditions.namesVersion,
  });
}

/** A live event without its posts, of which none is touched: over the version of the record alone. */
export function putOwnRecord(
  parts: PutParts,
  name: RecordName,
  record: object,
  { over, ...write }: PutOptions["write"] & { over: string | null },
): Promise<PutOutcome> {
  return put(parts, name, record, { ...write, onlyIf: (standing) => (standing?.ownVersion ?? null) === over });
}

/** RFC 7396. Without a condition it is put on whatever stands there when it is written. */
export async function patchRecord(
  parts: PutParts,
  name: RecordName,
  patch: object,
  { write, conditions }: PutOptions,
): Promise<PutOutcome> {
  for (let round = 0; round < mostRounds; round += 1) {
    const standing = await parts.store.standing(name);
    if (standing === undefined) throw notFound("there is no such record");
    if (!conditions.hold(standing.version)) return { conflict: standing };
    const before: unknown = JSON.parse(standing.ownSource);
    const merged = mergePatch(before, patch);
    if (isDeepStrictEqual(merged, before))
      return { outcome: "unchanged", version: standing.version, gaps: [], notes: [], warnings: [] };
    const result = await put(parts, name, Object(merged), {
      ...write,
      onlyIf: (now) => conditions.hold(now?.version) && now?.ownVersion === standing.ownVersion,
      remake: (now) => (conditions.hold(now.version) ? patchedAtOnce(now, patch) : undefined),
      withAllPosts: conditions.namesVersion && "updates" in patch,
    });
    if (!("conflict" in result) || !conditions.hold(result.conflict?.version)) return result;
  }
  throw new HttpError("others change this record all the time; try again", 409);
}

/** Undefined for what is too large for that, and for what the rules refuse: another round tells. */
function patchedAtOnce({ ownSource }: StandingRecord, patch: object): PreparedRecord | undefined {
  if (ownSource.length > patchedAtOnceLength) return undefined;
  const parsed = parseRecord(JSON.stringify(mergePatch(JSON.parse(ownSource), patch)));
  return "ok" in parsed ? parsed.ok : undefined;
}

async function put(
  { store, parser }: PutParts,
  { type, id }: RecordName,
  record: object,
  write: WriteOptions & Required<Pick<WriteOptions, "onlyIf">>,
): Promise<PutOutcome> {
  const source = sourceOf({ type, id, ...record });
  if (source === undefined) throw new HttpError("The body is nested too deeply", 422);
  const refused: string[] = [];
  const gaps: Gap[] = [];
  const warnings: string[] = [];
  let isNew = false;
  let result: WriteResult | undefined;
  const { stored } = await importRecords(
    store,
    linesOf(source),
    {
      refusal: (_line, { reasons }) => refused.push(...reasons.map(reasonText)),
      gap: (_line, _record, gap) => gaps.push(gap),
      warning: (_line, _record, text) => warnings.push(text),
      result: (came) => (result = came),
      progress: () => {},
    },
    {
      parse: smallHere(parser.parse),
      write: {
        ...write,
        onlyIf: (standing) => {
          isNew = standing === undefined;
          return write.onlyIf(standing);
        },
      },
    },
  );
  const { conflict, version, forbidden, claimed } = result ?? {};
  const why = forbidden?.get(0);
  if (why !== undefined) return { forbidden: why };
  if (claimed !== undefined) return { refused: [`address: ${claimText(claimed)}`] };
  if (conflict !== undefined) return { conflict: conflict.standing };
  if (refused.length > 0 || version === undefined) return { refused };
  const layout = type === "layout" ? await store.byId("layout", id) : undefined;
  if (layout !== undefined) warnings.push(...(await layoutWarnings(store, layout, record, store.now())));
  const notes = [...(await missingReferences(store)(type, record)), ...oddValues(type, record)];
  return { outcome: stored === 0 ? "unchanged" : isNew ? "new" : "changed", version, gaps, notes, warnings };
}

async function* linesOf(source: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${source}\n`);
}
