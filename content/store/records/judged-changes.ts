// Leaves out of a write what whoever writes may not change, by what stands there within the transaction: between the question and the write
// nobody moves a record elsewhere.

import type { Transaction } from "kysely";
import { unpackSource } from "../../records/pack-source.ts";
import type { PreparedRecord } from "../../records/parse-record.ts";
import type { JudgeChange, StandingRecord, StoreChange, WriteOptions, WriteResult } from "../store.ts";
import type { Tables } from "../tables.ts";
import type { standingRecords } from "./standing-record.ts";

type Apply = (kept: readonly StoreChange[], remake: WriteOptions["remake"]) => Promise<WriteResult>;

export async function applyJudged(
  changes: readonly StoreChange[],
  { judge, remake }: WriteOptions,
  standingOf: ReturnType<typeof standingRecords>,
  transaction: Transaction<Tables>,
  apply: Apply,
): Promise<WriteResult> {
  if (judge === undefined) return apply(changes, remake);
  const forbidden = new Map<number, string>();
  for (const [place, change] of changes.entries()) {
    const standing = await standingOf("put" in change ? change.put : change.remove, transaction);
    const fault = faultOf(change, standing, judge);
    if (fault !== undefined) forbidden.set(place, fault);
  }
  const places = [...changes.keys()].filter((place) => !forbidden.has(place));
  const result = await apply(
    places.flatMap((place) => changes[place] ?? []),
    remake && allowedRemake(remake, judge),
  );
  const { refused } = result;
  return {
    ...result,
    ...(refused && { refused: new Map([...refused].map(([place, fault]) => [places[place] ?? place, fault])) }),
    ...(forbidden.size > 0 && { forbidden }),
  };
}

function faultOf(change: StoreChange, standing: StandingRecord | undefined, judge: JudgeChange): string | undefined {
  const after = "put" in change ? unpackSource(change.put.source) : undefined;
  return judge("put" in change ? change.put : change.remove, { before: standing?.ownSource, after });
}

/** What may not be written cannot be made: whoever asked hears why in another round. */
function allowedRemake(remake: NonNullable<WriteOptions["remake"]>, judge: JudgeChange) {
  return (standing: StandingRecord): PreparedRecord | undefined => {
    const made = remake(standing);
    return made !== undefined && faultOf({ put: made }, standing, judge) === undefined ? made : undefined;
  };
}
