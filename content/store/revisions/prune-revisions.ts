// Drops versions of before that are too old or too many, in steps so short that a serving site does not notice.

import type { Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { Tables } from "../tables.ts";
import type { RevisionLimits } from "./revision-limits.ts";

const day = 24 * 60 * 60 * 1000;
/** Rows looked at, or dropped, in one step. */
const step = 200;

type Named = Pick<Tables["revisions"], "type" | "id" | "post">;

export function pruneRevisions({ read, write }: Database, now: () => number) {
  /** Up to which number none has too many: nothing but newer ones can change that. */
  let counted = 0;
  let countedTo = 0;

  const newer = prepareQuery<{ number: number }, Named & { number: number }>(read, (parameter) =>
    read
      .selectFrom("revisions")
      .select(["number", "type", "id", "post"])
      .where("number", ">", parameter("number"))
      .orderBy("number")
      .limit(step),
  );

  function dropOld(until: number): Promise<number> {
    return write.transaction().execute(async (transaction) => {
      const old = transaction
        .selectFrom("revisions")
        .select("number")
        .where("until", "<", until)
        // That a record was taken away stays known: no import brings it back.
        .where((row) => row.or([row("hash", "is not", null), row("post", "!=", "")]))
        .orderBy("until");
      const dropped = transaction.deleteFrom("revisions").where("number", "in", old.limit(step));
      return Number((await dropped.executeTakeFirstOrThrow()).numDeletedRows);
    });
  }

  function dropBeyond({ type, id, post }: Named, most: number): Promise<number> {
    return write.transaction().execute(async (transaction) => {
      const last = await transaction
        .selectFrom("revisions")
        .select("number")
        .where("type", "=", type)
        .where("id", "=", id)
        .where("post", "=", post)
        // That it was taken away is no version: the last one before it stays.
        .where("hash", "is not", null)
        .orderBy("number", "desc")
        .offset(most)
        .limit(1)
        .executeTakeFirst();
      if (last === undefined) return 0;
      const dropped = transaction
        .deleteFrom("revisions")
        .where("type", "=", type)
        .where("id", "=", id)
        .where("post", "=", post)
        .where("number", "<=", last.number);
      return Number((await dropped.executeTakeFirstOrThrow()).numDeletedRows);
    });
  }

  async function pruneOld(days: number, signal?: AbortSignal): Promise<number> {
    let dropped = 0;
    for (let last = step; last === step;) {
      signal?.throwIfAborted();
      last = await dropOld(now() - days * day);
      dropped += last;
    }
    return dropped;
  }

  async function pruneMany(most: number, signal?: AbortSignal): Promise<number> {
    let dropped = 0;
    if (most !== countedTo) [counted, countedTo] = [0, most];
    for (let last = step; last === step;) {
      signal?.throwIfAborted();
      const rows = await newer({ number: counted });
      const names = new Map(rows.map((row) => [JSON.stringify([row.type, row.id, row.post]), row]));
      for (const name of names.values()) dropped += await dropBeyond(name, most);
      counted = rows.at(-1)?.number ?? counted;
      last = rows.length;
    }
    return dropped;
  }

  return async ({ days, most }: RevisionLimits, signal?: AbortSignal): Promise<number> =>
    (days > 0 ? await pruneOld(days, signal) : 0) + (most > 0 ? await pruneMany(most, signal) : 0);
}
