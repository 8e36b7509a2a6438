// Whole-store reads of the content command: records as they came, and how many there are.

import { kinds, isRecordType, type RecordType } from "../../records/kinds.ts";
import type { Database } from "../database.ts";
import { unpackSource } from "../../records/pack-source.ts";
import { prepareQuery } from "../prepare-query.ts";

/** Records may have megabytes each, so a page is short. */
const PAGE = 50;

interface StoredSource {
  id: string;
  source: Uint8Array;
}

export function sourceReads({ read }: Database) {
  const page = prepareQuery<{ type: RecordType; after: string }, StoredSource>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["id", "source"])
      .where("type", "=", parameter("type"))
      .where("id", ">", parameter("after"))
      .orderBy("id")
      .limit(PAGE),
  );

  async function* sourcesOf(type: RecordType): AsyncGenerator<string> {
    let after: string | undefined = "";
    while (after !== undefined) {
      const rows: StoredSource[] = await page({ type, after });
      for (const { source } of rows) yield unpackSource(source);
      after = rows.at(-1)?.id;
    }
  }

  return {
    async *sources(only?: RecordType): AsyncGenerator<string> {
      const types = only === undefined ? Object.keys(kinds).toSorted().filter(isRecordType) : [only];
      for (const type of types) yield* sourcesOf(type);
    },

    async sourcesById(type: RecordType, ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await read
        .selectFrom("records")
        .select(["id", "source"])
        .where("type", "=", type)
        .where("id", "in", ids)
        .execute();
      return new Map(rows.map(({ id, source }) => [id, unpackSource(source)]));
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
