// By which way records became what they are, and what they were before: of many at a time.

import { sql } from "kysely";
import type { RecordType } from "../../records/kinds.ts";
import type { RecordName } from "../../records/parse-record.ts";
import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import { nameOf } from "../records/record-rows.ts";

export interface MadeVersion {
  /** Absent where the record was taken away. */
  version?: string;
  /** Absent for what came before anybody noted it. */
  way?: string;
}

interface MadeRow {
  id: string;
  hash: string | null;
  way: string | null;
}

const versionOf = ({ hash, way }: MadeRow): MadeVersion => ({
  ...(hash !== null && { version: hash }),
  ...(way !== null && { way }),
});

export function makerReads({ read, spelling }: Database) {
  const standing = prepareQuery<{ type: RecordType; ids: string }, MadeRow>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["id", "hash", "changed_way as way"])
      .where("type", "=", parameter("type"))
      .where(sql<boolean>`id in (${spelling.textsIn(parameter("ids"))})`),
  );

  const before = prepareQuery<{ type: RecordType; ids: string }, MadeRow>(read, (parameter) =>
    read
      .selectFrom("revisions")
      .select(["id", "hash", "changed_way as way"])
      .where("type", "=", parameter("type"))
      .where("post", "=", sql.lit(""))
      .where(sql<boolean>`id in (${spelling.textsIn(parameter("ids"))})`)
      .orderBy("number", "desc"),
  );

  async function* rowsOf(names: readonly RecordName[], query: typeof standing) {
    for (const [type, some] of Map.groupBy(names, (name) => name.type)) {
      const rows = await query({ type, ids: JSON.stringify(some.map(({ id }) => id)) });
      for (const row of rows) yield { name: nameOf({ type, id: row.id }), made: versionOf(row) };
    }
  }

  return {
    async makers(names: readonly RecordName[]): Promise<Map<string, MadeVersion>> {
      const found = new Map<string, MadeVersion>();
      for await (const { name, made } of rowsOf(names, standing)) found.set(name, made);
      return found;
    },

    async madeBefore(names: readonly RecordName[]): Promise<Map<string, MadeVersion[]>> {
      const found = new Map<string, MadeVersion[]>();
      for await (const { name, made } of rowsOf(names, before)) found.set(name, [...(found.get(name) ?? []), made]);
      return found;
    },
  };
}
