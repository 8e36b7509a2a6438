// What was put right in which story, newest first. Rows of the table are there while the story is published.

import { correctionsList } from "../../../model/fields/list-names.ts";
import type { RecordType } from "../../records/kinds.ts";
import type { Index } from "../../records/record-kind.ts";
import type { Connection, Database } from "../database.ts";
import { prepareQuery } from "../prepare-query.ts";

/** Where a correction is to be read. */
export interface CorrectionPlace {
  type: RecordType;
  id: string;
  /** Its own id. */
  correction: string;
}

interface Refiled extends Pick<Index, "corrections"> {
  key: number;
  lists: readonly string[];
}

export function correctionWrites({ write }: Database) {
  const drop = prepareQuery<{ key: number }, never>(write, (parameter) =>
    write.deleteFrom("corrections").where("key", "=", parameter("key")),
  );
  const add = prepareQuery<{ at: number; key: number; id: string }, never>(write, (parameter) =>
    write.insertInto("corrections").values({ at: parameter("at"), key: parameter("key"), id: parameter("id") }),
  );

  /** Of a record that was in the lists `before`. */
  return async (after: Refiled, before: readonly string[], connection: Connection): Promise<void> => {
    const { key, lists, corrections = [] } = after;
    if (before.includes(correctionsList)) await drop({ key }, connection);
    if (!lists.includes(correctionsList)) return;
    for (const { id, at } of corrections) await add({ at, key, id }, connection);
  };
}

export function correctionReads({ read }: Database, now: () => number) {
  const newest = prepareQuery<{ now: number; size: number; offset: number }, CorrectionPlace>(read, (parameter) =>
    read
      .selectFrom("corrections")
      .innerJoin("records", "records.key", "corrections.key")
      .select(["records.type", "records.id", "corrections.id as correction"])
      .where("records.at", "<=", parameter("now"))
      .where("corrections.at", "<=", parameter("now"))
      .orderBy("corrections.at", "desc")
      .orderBy("corrections.key", "desc")
      .orderBy("corrections.id", "desc")
      .limit(parameter("size"))
      .offset(parameter("offset")),
  );

  return {
    corrections: ({ size, offset }: { size: number; offset: number }): Promise<CorrectionPlace[]> =>
      newest({ now: now(), size, offset }),
  };
}
