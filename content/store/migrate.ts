// Brings a database to the current tables, all steps or none. Two processes that start at once take turns.

import { sql } from "kysely";
import type { Database } from "./database.ts";
import { migrations } from "./migrations.ts";

/** Its tables are not those that this version knows: reading them would go wrong somewhere, and writing would spoil them. */
export class NewerStoreError extends Error {
  constructor(steps: readonly string[]) {
    super(
      `This store is of a newer version of the site (${steps.join(", ")}), and is left alone: start that version, or restore a backup of this one.`,
    );
  }
}

export async function migrate(database: Database): Promise<void> {
  await database.whilePatient((db) =>
    db.transaction().execute(async (transaction) => {
      await database.lockWrites(transaction);
      await sql`create table if not exists migrations (name ${database.spelling.text} primary key)`.execute(
        transaction,
      );
      const done = await transaction.selectFrom("migrations").select("name").execute();
      const unknown = done.filter(({ name }) => migrations.every((migration) => migration.name !== name));
      if (unknown.length > 0) throw new NewerStoreError(unknown.map(({ name }) => name).toSorted());
      for (const migration of migrations) {
        if (done.some(({ name }) => name === migration.name)) continue;
        await migration.run(transaction, database);
        await transaction.insertInto("migrations").values({ name: migration.name }).execute();
      }
    }),
  );
}
