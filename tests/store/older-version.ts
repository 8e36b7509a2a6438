// Makes rows look as if an older version of the software had prepared them.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { EmptyHome } from "./databases.ts";

const AGE = `update records set prepared_by = 0, doc = '{"title":"stale"}', card = '{"title":"stale"}'`;

export async function preparedByOlderVersion({ dataDir, databaseUrl }: EmptyHome): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, "meridian.sqlite"));
    database.exec(AGE);
    database.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(AGE);
  await client.end();
}
