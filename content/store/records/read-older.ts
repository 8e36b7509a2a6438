// The sources of records that an older version of the site prepared.

import { unpackSource } from "../../records/pack-source.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import { preparedVersion } from "./prepared-version.ts";

/** Rows looked at in one read: a site answers readers meanwhile. */
const lookedAt = 500;
/** Records may have megabytes each. */
const readAtOnce = 20;

export function olderReads({ read }: Database) {
  const versions = prepareQuery<{ after: number }, { key: number; prepared_by: number }>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["key", "prepared_by"])
      .where("key", ">", parameter("after"))
      .orderBy("key")
      .limit(lookedAt),
  );

  async function sourcesAt(keys: readonly number[]): Promise<string[]> {
    const rows = await read.selectFrom("records").select("source").where("key", "in", keys).execute();
    return rows.map(({ source }) => unpackSource(source));
  }

  return {
    /** A few at a time, each once. */
    async *olderSources(): AsyncGenerator<string[]> {
      let after: number | undefined = 0;
      while (after !== undefined) {
        const rows: { key: number; prepared_by: number }[] = await versions({ after });
        const older = rows.filter((row) => row.prepared_by < preparedVersion).map(({ key }) => key);
        for (let at = 0; at < older.length; at += readAtOnce) yield sourcesAt(older.slice(at, at + readAtOnce));
        after = rows.at(-1)?.key;
      }
    },
  };
}
