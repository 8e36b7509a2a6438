// What was there before, set down in the transaction of the change that takes its place. Rows are only ever added here; `prune-revisions.ts`
// drops old ones.

import { sql } from "kysely";
import { packSource } from "../../records/pack-source.ts";
import type { Connection, Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { Change } from "../records/new-row.ts";
import type { RevisedName } from "./revision-store.ts";
import type { MakerColumns } from "./version-maker.ts";

interface KeptVersion extends MakerColumns {
  hash: string;
  source: string;
}

export function revisionRows({ write, spelling }: Database) {
  // Copied within the database, packed as it is.
  const copy = prepareQuery<{ keys: string; until: number }, never>(write, (parameter) =>
    write
      .insertInto("revisions")
      .columns(["type", "id", "post", "changed_at", "changed_by", "changed_way", "until", "hash", "source"])
      .expression(
        write
          .selectFrom("records")
          .select([
            "type",
            "id",
            sql.lit("").as("post"),
            "changed_at",
            "changed_by",
            "changed_way",
            sql<number>`cast(${parameter("until")} as bigint)`.as("until"),
            "hash",
            "source",
          ])
          .where(sql<boolean>`key in (${spelling.numbersIn(parameter("keys"))})`),
      ),
  );

  return {
    /** The records of these row numbers as they stand, before others take their place. */
    async keep(keys: readonly number[], { at }: Change, connection: Connection): Promise<void> {
      if (keys.length > 0) await copy({ keys: JSON.stringify(keys), until: at }, connection);
    },

    /** One that is no row of `records` as it stands: a post, or a live event with its posts. */
    async keepVersion(
      { type, id, post = "" }: RevisedName,
      { hash, source, ...made }: KeptVersion,
      { at }: Change,
      connection: Connection,
    ): Promise<void> {
      const packed = packSource(Buffer.from(source));
      const { changed_at, changed_by, changed_way } = made;
      await connection
        .insertInto("revisions")
        .values({ type, id, post, changed_at, changed_by, changed_way, until: at, hash, source: packed })
        .execute();
    },

    /** That there is no version any more. */
    async noteRemoval({ type, id, post = "" }: RevisedName, { at, by }: Change, connection: Connection): Promise<void> {
      const made = { changed_at: at, changed_by: by.who, changed_way: by.way };
      await connection
        .insertInto("revisions")
        .values({ type, id, post, ...made, until: at, hash: null, source: null })
        .execute();
    },
  };
}

export type RevisionRows = ReturnType<typeof revisionRows>;
