// Whole-store reads of the content command: records as they came, and how many there are.

import { sql } from "kysely";
import { everythingList } from "../../../model/fields/list-names.ts";
import { kinds, isRecordType, type RecordType } from "../../records/kinds.ts";
import type { Database } from "../database.ts";
import { unpackSource } from "../../records/pack-source.ts";
import { numberOfList } from "../lists/number-of-list.ts";
import { postRows } from "../posts/post-rows.ts";
import { prepareQuery } from "../prepare-query.ts";

/** Records may have megabytes each, so a page is short. */
const pageSize = 50;

interface StoredSource {
  id: string;
  source: Uint8Array;
}

export function sourceReads(database: Database) {
  const { read } = database;
  const posts = postRows(database);

  /** A live event has its posts, however they came. */
  async function wholeSource(type: RecordType, { id, source }: StoredSource): Promise<string> {
    const came = unpackSource(source);
    return type === "live_event" ? posts.overSource(came, id) : came;
  }

  const page = prepareQuery<{ type: RecordType; after: string }, StoredSource>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["id", "source"])
      .where("type", "=", parameter("type"))
      .where("id", ">", parameter("after"))
      .orderBy("id")
      .limit(pageSize),
  );

  const newestSeen = prepareQuery<{ type: RecordType; size: number }, StoredSource>(read, (parameter) =>
    read
      .selectFrom("listings")
      .innerJoin("records", "records.key", "listings.key")
      .select(["records.id", "records.source"])
      .where("listings.list", "=", numberOfList(read, parameter("type"), sql.val(everythingList)))
      .orderBy("listings.at", "desc")
      .orderBy("listings.key", "desc")
      .limit(parameter("size")),
  );

  // The number is written out: the index of these rows is only for it.
  const newestUnseen = prepareQuery<{ type: RecordType; size: number }, StoredSource>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["id", "source"])
      .where("type", "=", parameter("type"))
      .where(sql<boolean>`published = 0`)
      .orderBy("key", "desc")
      .limit(parameter("size")),
  );

  async function* sourcesOf(type: RecordType): AsyncGenerator<string> {
    let after: string | undefined = "";
    while (after !== undefined) {
      const rows: StoredSource[] = await page({ type, after });
      for (const row of rows) yield wholeSource(type, row);
      after = rows.at(-1)?.id;
    }
  }

  return {
    async *sources(only?: RecordType): AsyncGenerator<string> {
      const types = only === undefined ? Object.keys(kinds).toSorted().filter(isRecordType) : [only];
      for (const type of types) yield* sourcesOf(type);
    },

    async newestSources(type: RecordType, size: number): Promise<string[]> {
      const rows = await Promise.all([newestSeen({ type, size }), newestUnseen({ type, size })]);
      return Promise.all(rows.flat().map((row) => wholeSource(type, row)));
    },

    async sourcesById(type: RecordType, ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await read
        .selectFrom("records")
        .select(["id", "source"])
        .where("type", "=", type)
        .where("id", "in", ids)
        .execute();
      const found = new Map<string, string>();
      for (const row of rows) found.set(row.id, await wholeSource(type, row));
      return found;
    },

    counts() {
      return read
        .selectFrom("records")
        .select(({ fn }) => ["type", fn.countAll<number>().as("records"), fn.sum<number>("published").as("published")])
        .groupBy("type")
        .orderBy("type")
        .execute();
    },
  };
}
