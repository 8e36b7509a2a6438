// Fills the search index anew from the records that are stored, a page at a time. Records that another version prepared are read from their
// source.

import type { Transaction } from "kysely";
import { kinds, type RecordType } from "../../records/kinds.ts";
import { parseRecord } from "../../records/parse-record.ts";
import { unpackSource } from "../../records/pack-source.ts";
import type { Index, RecordKind } from "../../records/record-kind.ts";
import type { SearchEntry } from "../../search/search-index.ts";
import type { Database } from "../database.ts";
import { isCurrent } from "../records/prepare-again.ts";
import { searchEntry } from "./search-entry.ts";
import type { Tables } from "../tables.ts";
import { vocabularyWriting } from "./vocabulary-writes.ts";

const pageSize = 200;

type StoredRow = Pick<Tables["records"], "type" | "id" | "prepared_by" | "doc" | "source">;

export async function fillSearch(transaction: Transaction<Tables>, { search }: Database): Promise<void> {
  const vocabulary = vocabularyWriting(transaction);
  for (let after = 0; ;) {
    const rows = await transaction
      .selectFrom("records")
      .select(["key", "type", "id", "prepared_by", "doc", "source"])
      .where("key", ">", after)
      .where("published", "=", 1)
      .orderBy("key")
      .limit(pageSize)
      .execute();
    const entries = new Map<number, SearchEntry>();
    for (const row of rows) {
      const entry = entryOf(row);
      if (entry !== undefined) entries.set(row.key, entry);
    }
    const words = vocabulary(transaction);
    await words.note(entries.values());
    words.keep();
    if (entries.size > 0) await search.put(transaction, entries);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.key;
  }
}

function entryOf(row: StoredRow): SearchEntry | undefined {
  const index = indexOf(row);
  return index === undefined ? undefined : searchEntry(row.type, index);
}

function indexOf({ type, id, prepared_by, doc, source }: StoredRow): Index | undefined {
  if (isCurrent({ prepared_by })) return kindOf(type).index(JSON.parse(doc), id);
  const parsed = parseRecord(unpackSource(source));
  return "ok" in parsed ? parsed.ok.index : undefined;
}

function kindOf(type: RecordType): RecordKind {
  return kinds[type];
}
