// Brings a database to the current tables, all steps or none. Two processes that start at once take turns.

import { sql } from "kysely";
import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";

export async function migrate(database: Database): Promise<void> {
  await database.write.transaction().execute(async (transaction) => {
    await database.lockWrites(transaction);
    await sql`create table if not exists migrations (name ${database.spelling.text} primary key)`.execute(transaction);
    const done = await transaction.selectFrom("migrations").select("name").execute();
    for (const migration of migrations) {
      if (done.some(({ name }) => name === migration.name)) continue;
      await migration.run(transaction, database);
      await transaction.insertInto("migrations").values({ name: migration.name }).execute();
    }
  });
}
