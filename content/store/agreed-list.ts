// A list of the settings by which records are parsed, as all who work on a store agree on it. A site says what is on it; commands that are
// run without its settings go by what it said.

import { sql } from "kysely";
import type { Connection, Database } from "./database.ts";

export interface AgreedList {
  /** Under which the store has it. */
  name: string;
  given: readonly string[];
  /** Whether there is nothing else: a site knows, a command may have been told some. */
  areAll: boolean;
  /** Of records that were parsed by another list: what stands in theirs, in small letters, if they have to be prepared again. */
  markedBy: (change: ListChange) => readonly string[];
}

export interface ListChange {
  added: readonly string[];
  removed: readonly string[];
}

/** In every record. */
export const anyRecord = "";

/** Records that a change of the list concerns are marked to be prepared again, as after an update. */
export async function agreeOn(database: Database, { name, given, areAll, markedBy }: AgreedList): Promise<string[]> {
  return database.write.transaction().execute(async (transaction) => {
    await database.lockWrites(transaction);
    const before = await storedList(transaction, name);
    const after = [...new Set(areAll ? given : [...before, ...given])].toSorted();
    const added = after.filter((entry) => !before.includes(entry));
    const removed = before.filter((entry) => !after.includes(entry));
    if (added.length === 0 && removed.length === 0) return before;
    await transaction
      .insertInto("settings")
      .values({ name, value: JSON.stringify(after) })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: JSON.stringify(after) }))
      .execute();
    for (const text of markedBy({ added, removed })) await markOlder(transaction, text);
    return after;
  });
}

async function storedList(connection: Connection, name: string): Promise<string[]> {
  const row = await connection.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row === undefined ? [] : JSON.parse(row.value);
}

async function markOlder(connection: Connection, text: string): Promise<void> {
  for (const table of ["records", "live_posts"] as const) {
    const rows = connection.updateTable(table).set({ prepared_by: 0 });
    await (text === anyRecord ? rows : rows.where(sql`lower(doc)`, "like", `%${text}%`)).execute();
  }
}
