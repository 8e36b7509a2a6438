// Makes a store look as it did before its search could be narrowed: the step is forgotten, the index as it was then, without an entry.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { EmptyHome } from "./databases.ts";

const searchSteps = "'004-labelled-search', '008-short-search-lists', '009-stems', '010-search-in-parts'";
const forget = `delete from migrations where name in (${searchSteps}); drop table vocabulary;`;
const emptySqlite =
  "insert into search_titles (search_titles) values ('delete-all'); insert into search_words (search_words) values ('delete-all');";
const olderPostgres = "drop table search; create table search (key bigint primary key, words tsvector not null);";

export async function beforeLabels({ dataDir, databaseUrl }: EmptyHome): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, "site.sqlite"));
    database.exec(forget + emptySqlite);
    database.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(forget + olderPostgres);
  await client.end();
}
