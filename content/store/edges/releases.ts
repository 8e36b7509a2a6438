// Which releases of the site have given pages to edges: what an older one made is not to outlive it there.

import { sql } from "kysely";
import type { Connection, Database } from "../database.ts";

/** Under which the store has them, the newest last. */
const name = "releases at edges";
/** Older ones than these have nothing at an edge any more. */
const most = 20;

export function openReleases(database: Database) {
  const { read, write } = database;
  return {
    /** This one serves now. Returns the others. */
    begin: (release: string): Promise<string[]> =>
      write.transaction().execute(async (transaction) => {
        await database.lockWrites(transaction);
        const others = (await storedReleases(transaction)).filter((one) => one !== release);
        const value = JSON.stringify([...others, release].slice(-most));
        await transaction
          .insertInto("settings")
          .values({ name, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: sql`excluded.value` }))
          .execute();
        return others;
      }),

    /** Whether another one serves by now. */
    isReplaced: async (release: string): Promise<boolean> => (await storedReleases(read)).at(-1) !== release,
  };
}

async function storedReleases(connection: Connection): Promise<string[]> {
  const row = await connection.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row === undefined ? [] : JSON.parse(row.value);
}
