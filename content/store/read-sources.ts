// Whole-store reads of the content command: records as they came, and how many there are.

import { kinds, isRecordType, type RecordType } from "../records/kinds.ts";
import type { Database } from "./database.ts";
import { prepareQuery } from "./prepare-query.ts";

/** Records may have megabytes each, so a page is short. */
const PAGE = 50;

export function sourceReads({ read }: Database) {
  const page = prepareQuery<{ type: RecordType; after: string }, { id: string; source: string }>(read, (parameter) =>
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
      const rows: { id: string; source: string }[] = await page({ type, after });
      for (const { source } of rows) yield source;
      after = rows.at(-1)?.id;
    }
  }

  return {
    async *sources(only?: RecordType): AsyncGenerator<string> {
      const types = only === undefined ? Object.keys(kinds).toSorted().filter(isRecordType) : [only];
      for (const type of types) yield* sourcesOf(type);
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
