// What was changed or removed here since it was brought stays so when the same export, or a newer one, is brought again. What a record was when
// it was brought is among its versions, by the way it came.

import type { RecordName } from "../records/parse-record.ts";
import type { MadeVersion } from "../store/revisions/read-makers.ts";
import type { Store, StoreChange } from "../store/store.ts";

export interface Brought {
  /** Of what comes now. */
  version: string;
  /** By which it comes. */
  way: string;
  /** Nothing where the record is not here. */
  standing?: MadeVersion;
  /** The newest first. */
  before: readonly MadeVersion[];
}

export type Verdict =
  | "bring"
  /** Removed here; `changed there`: it is not as it was brought the last time. */
  | "removed"
  | "removed, changed there"
  | "changed"
  | "changed, changed there";

/** A restored store does not say who made what stands in it. */
const saysNothing = (way: string | undefined) => way === undefined || way === "restore";

export function verdictOn({ version, way, standing, before }: Brought): Verdict {
  const last = before.find((one) => one.way === way && one.version !== undefined)?.version;
  const among = (what: "removed" | "changed") => (last === version ? what : (`${what}, changed there` as const));
  if (standing === undefined) {
    const [newest] = before;
    return newest === undefined || newest.way === way ? "bring" : among("removed");
  }
  const isAsBrought = standing.way === way || standing.version === last || standing.version === version;
  const hasNoPast = saysNothing(standing.way) && before.length === 0;
  return isAsBrought || hasNoPast ? "bring" : among("changed");
}

export interface LeftAsHere {
  record: RecordName;
  verdict: Exclude<Verdict, "bring">;
}

interface StayParts {
  revisions: Pick<Store["revisions"], "makers" | "madeBefore">;
  way: string;
  /** A wire's newer version takes the place of what was changed here. */
  isWire: boolean;
  left: (left: LeftAsHere) => void;
  /** Taken over what was changed here. */
  over: (record: RecordName) => void;
}

/** Those that are to be written; each of the others is told. */
export async function withoutChangedHere<T extends StoreChange>(
  changes: readonly T[],
  { revisions, way, isWire, left, over }: StayParts,
): Promise<T[]> {
  const put = changes.flatMap((change) => ("put" in change ? [change.put] : []));
  const makers = await revisions.makers(put);
  const others = put.filter((record) => makers.get(keyOf(record))?.way !== way);
  const before = await revisions.madeBefore(others);
  return changes.filter((change) => {
    if (!("put" in change)) return true;
    const { type, id, hash } = change.put;
    const key = keyOf(change.put);
    const standing = makers.get(key);
    const verdict = verdictOn({ version: hash, way, ...(standing && { standing }), before: before.get(key) ?? [] });
    if (verdict === "bring") return true;
    if (isWire && verdict === "changed, changed there") {
      over({ type, id });
      return true;
    }
    left({ record: { type, id }, verdict });
    return false;
  });
}

const keyOf = ({ type, id }: RecordName) => `${type}/${id}`;
