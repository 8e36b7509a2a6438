// Puts and removes records, in one transaction with their lists, their words for search and the news of it.

import type { RedirectFaults } from "../../redirects/redirect-faults.ts";
import type { PreparedRecord, RecordName } from "../../records/parse-record.ts";
import type { Index } from "../../records/record-kind.ts";
import type { Database } from "../database.ts";
import { preparedVersion } from "./prepared-version.ts";
import { prepareQuery } from "../prepare-query.ts";
import { redirectFaults } from "./read-redirects.ts";
import type { AnnouncedWrites, Writing } from "./announced-writes.ts";
import { addressClaims, claimOfOthers } from "./address-claims.ts";
import { addressRows, pathsOf, rowsOfAddresses, type AddressRow } from "./address-rows.ts";
import { filedBeside, type Filed } from "./filed-beside.ts";
import { applyJudged } from "./judged-changes.ts";
import { listsOf, rowOf, standing } from "./new-row.ts";
import { nameOf, recordRows, type FiledRow, type ListingRow, type StoredRow } from "./record-rows.ts";
import { runsOf } from "./runs-of.ts";
import { searchEntry } from "../search/search-entry.ts";
import { postSettling, type CoveredEvent } from "../posts/settle-posts.ts";
import type { RevisionRows } from "../revisions/revision-rows.ts";
import type { ChangedBy } from "../changed-by.ts";
import type { StoreChange, WriteOptions, WriteResult } from "../store.ts";
import { standingRecords } from "./standing-record.ts";
import { goneKey, keysOf } from "./surrogate-keys.ts";

type OverRow = FiledRow & RecordName;

/** What has to be written, and what stands there. */
interface FreshRecord {
  record: PreparedRecord;
  before: StoredRow | undefined;
  event: CoveredEvent | undefined;
  isSame: boolean;
  index: Index;
}

const nameIn = (change: StoreChange): RecordName => ("put" in change ? change.put : change.remove);
const isRedirect = (change: StoreChange) => nameIn(change).type === "redirect";

/** As many as leave their lists in one transaction. */
const endedAtOnce = 200;

export interface RecordWriteParts {
  database: Database;
  now: () => number;
  inTransaction: AnnouncedWrites;
  revisions: RevisionRows;
  /** Changes whatever nobody else says to have changed. */
  opener: ChangedBy;
}

export function recordWrites({ database, now, inTransaction, revisions, opener }: RecordWriteParts) {
  const { write } = database;
  const standingOf = standingRecords(database);
  const posts = postSettling(database, revisions);
  const rows = recordRows(database);
  const addresses = addressRows(database);
  const claimsOn = addressClaims(database);
  const fileBeside = filedBeside(database, now);

  const over = prepareQuery<{ now: number; size: number }, OverRow>(write, (parameter) =>
    write
      .selectFrom("records")
      .select(["key", "type", "id", "path", "at", "lists"])
      .where("expires", "<=", parameter("now"))
      .orderBy("expires")
      .limit(parameter("size")),
  );

  const withdraw = prepareQuery<{ key: number }, never>(write, (parameter) =>
    write.updateTable("records").set({ published: 0, lists: "[]", expires: null }).where("key", "=", parameter("key")),
  );

  /** To prepare a record anew is no change of it. */
  async function keepBefore(fresh: readonly FreshRecord[], writing: Writing): Promise<void> {
    const changed = fresh.filter(({ isSame }) => !isSame);
    await revisions.keep(
      changed.flatMap(({ before, event }) => (event === undefined && before !== undefined ? [before.key] : [])),
      writing.change,
      writing.transaction,
    );
    for (const { record, event } of changed) {
      if (event !== undefined) await posts.put(record, event, writing.withAllPosts === true, writing);
    }
  }

  /** How many of them were new; no two are of one name. */
  async function putAll(records: readonly PreparedRecord[], writing: Writing): Promise<number> {
    const { transaction, change, news } = writing;
    const stored = await rows.stored(records, transaction);
    const fresh: FreshRecord[] = [];
    for (const record of records) {
      const before = stored.get(nameOf(record));
      const event = before && (await posts.covered(record, transaction));
      const isSame =
        event?.version === record.hash || (before?.hash === record.hash && !(event && writing.withAllPosts));
      if (before !== undefined && isSame && before.prepared_by >= preparedVersion) continue;
      fresh.push({ record, before, event, isSame, index: standing(record.index, now()) });
    }
    await keepBefore(fresh, writing);
    const keys = await rows.put(
      fresh.map(({ record, index }) => rowOf(record, index, change)),
      transaction,
    );
    const added: ListingRow[] = [];
    const found: AddressRow[] = [];
    for (const { record, before, isSame, index } of fresh) {
      const { type, id } = record;
      const key = keys.get(nameOf(record));
      if (key === undefined) throw new Error(`The database did not answer with the row of ${type}/${id}.`);
      const { path, at, corrections } = index;
      if (before !== undefined) await leavePaths(record, key, writing);
      const filed = { type, id, path, paths: pathsOf(index), lists: listsOf(index), at, key, corrections, isSame };
      added.push(...(await file(filed, before, writing)));
      found.push(...rowsOfAddresses(type, index, key));
      const entry = searchEntry(type, index);
      if (entry !== undefined || before !== undefined) news.words.set(key, entry);
    }
    await rows.addToLists(added, transaction);
    await addresses.add(found, transaction);
    return fresh.length;
  }

  /** What was found there is told of it. */
  async function leavePaths({ type, id }: RecordName, key: number, { transaction, news }: Writing): Promise<void> {
    const left = await addresses.drop({ key }, transaction);
    for (const name of keysOf({ type, id }, { paths: left.map(({ path }) => path), lists: [], at: 0 })) {
      news.keys.add(name);
    }
  }

  /** It leaves its lists and search, as if it had been withdrawn at that moment. */
  async function end(row: OverRow, writing: Writing): Promise<void> {
    await file({ ...row, path: row.path ?? undefined, paths: [row.path], lists: [] }, row, writing);
    writing.news.words.set(row.key, undefined);
    await withdraw({ key: row.key }, writing.transaction);
  }

  async function remove(name: RecordName, writing: Writing): Promise<number> {
    const { transaction, change, news } = writing;
    const before = (await rows.stored([name], transaction)).get(nameOf(name));
    if (before === undefined) return 0;
    const event = await posts.covered(name, transaction);
    await (event === undefined
      ? revisions.keep([before.key], change, transaction)
      : posts.remove(name, event, writing));
    await revisions.noteRemoval(name, change, transaction);
    await leavePaths(name, before.key, writing);
    await file({ ...name, path: undefined, paths: [], lists: [], at: before.at, key: before.key }, before, writing);
    news.words.set(before.key, undefined);
    await rows.drop({ key: before.key }, transaction);
    return 1;
  }

  /** Takes the record out of lists it leaves, notes everything that depended on it or will, and answers with its places in new lists. */
  async function file(
    after: Filed,
    before: FiledRow | undefined,
    { transaction, numbers, news: { keys } }: Writing,
  ): Promise<ListingRow[]> {
    const { type, lists, at, key } = after;
    const wanted = new Set(lists);
    const filed: string[] = JSON.parse(before?.lists ?? "[]");
    for (const name of keysOf(after, after)) keys.add(name);
    await fileBeside(transaction, after, before, filed);
    if (before !== undefined) {
      for (const name of keysOf(after, { paths: [before.path], lists: filed, at: before.at })) keys.add(name);
      // What is published is in a list at least; what is not yet due nobody has seen.
      const stays = lists.length > 0 && after.path === before.path;
      const wasSeen = filed.length > 0 && before.at <= now();
      if (before.path !== null && wasSeen && !stays) keys.add(goneKey(before.path));
      for (const list of filed) {
        if (before.at === at && wanted.delete(list)) continue;
        await rows.dropFromList({ list: await numbers.numberOf(type, list), at: before.at, key }, transaction);
      }
    }
    const added: ListingRow[] = [];
    for (const list of wanted) added.push({ list: await numbers.numberOf(type, list), at, key });
    return added;
  }

  async function applyIf(
    changes: readonly StoreChange[],
    { onlyIf = () => true, remake }: WriteOptions,
    writing: Writing,
  ): Promise<WriteResult> {
    const agreed: StoreChange[] = [];
    for (const change of changes) {
      const found = await standingOf(nameIn(change), writing.transaction);
      const made = found !== undefined && !onlyIf(found) ? remake?.(found) : undefined;
      if (made === undefined && !onlyIf(found)) return { stored: 0, unchanged: 0, conflict: { standing: found } };
      agreed.push(made === undefined ? change : { put: made });
    }
    const result = await applyAll(agreed, writing);
    const last = agreed.at(-1);
    const after = last && (await standingOf(nameIn(last), writing.transaction));
    return { ...result, version: after?.version };
  }

  async function applyAll(changes: readonly StoreChange[], writing: Writing): Promise<WriteResult> {
    const apply = async (some: readonly StoreChange[]) => {
      let changed = 0;
      for (const run of runsOf(some)) {
        changed += await ("remove" in run ? remove(run.remove, writing) : putAll(run.put, writing));
      }
      return changed;
    };
    // Redirects are judged by the pages that came or went with them, and within the transaction: two writers at once could close a loop
    // that neither sees.
    const pages = await apply(changes.filter((change) => !isRedirect(change)));
    const refused: RedirectFaults = writing.isRestored
      ? new Map()
      : await redirectFaults(writing.transaction, changes, now);
    const stored = pages + (await apply(changes.filter((change, place) => isRedirect(change) && !refused.has(place))));
    return { stored, unchanged: changes.length - stored - refused.size, ...(refused.size > 0 && { refused }) };
  }

  return {
    write(changes: readonly StoreChange[], options: WriteOptions = {}): Promise<WriteResult> {
      const { by = opener, onlyIf, withAllPosts, isRestored, unclaimed = [] } = options;
      return inTransaction(by, async (begun) => {
        const claimed = claimOfOthers(await claimsOn(unclaimed, begun.transaction), changes.map(nameIn));
        if (claimed !== undefined) return { stored: 0, unchanged: changes.length, claimed };
        const writing = { ...begun, withAllPosts, isRestored };
        return applyJudged(changes, options, standingOf, begun.transaction, (kept, remake) =>
          onlyIf === undefined ? applyAll(kept, writing) : applyIf(kept, { ...options, remake }, writing),
        );
      });
    },

    writeBack(records: readonly PreparedRecord[]): Promise<number> {
      return inTransaction(opener, async (writing) => {
        const stored = await rows.stored(records, writing.transaction);
        const same = records.filter((record) => stored.get(nameOf(record))?.hash === record.hash);
        return same.length === 0 ? 0 : putAll(same, writing);
      });
    },

    /** Ends what is over. Every process looks; whoever comes first does it, and the others hear of it as of any change. */
    async endRecords(): Promise<number> {
      const due = { now: now(), size: endedAtOnce };
      if ((await over({ ...due, size: 1 }, database.read)).length === 0) return 0;
      return inTransaction(opener, async (writing) => {
        const ended = await over(due, writing.transaction);
        for (const row of ended) await end(row, writing);
        return ended.length;
      });
    },
  };
}
