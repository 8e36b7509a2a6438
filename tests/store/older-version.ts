// Makes a store look as if another version of the software had left it.

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { EmptyHome } from "./databases.ts";

const age = `update records set prepared_by = 0, doc = '{"title":"stale"}', card = '{"title":"stale"}'`;

/** As older rules would have filed them: in no list. */
const fileOtherwise = `
  delete from listings;
  update records set prepared_by = 0, lists = '[]', card = null;`;

/** The tables as they were before lists had numbers. */
const nameLists = `
  create table named (type text not null, list text not null, at bigint not null, id text not null,
    primary key (type, list, at, id));
  insert into named select lists.type, lists.name, listings.at, records.id from listings
    join lists on lists.number = listings.list join records on records.key = listings.key;
  drop table listings;
  drop table lists;
  alter table named rename to listings;
  delete from migrations where name = '003-numbered-lists'`;

/** The tables as they were before records could end. */
const forgetExpiry = `
  drop index records_by_expiry;
  alter table records drop column expires;
  delete from migrations where name = '007-expiry'`;

/** The tables as they were before addresses had an index. */
const forgetAddresses = `
  drop table addresses;
  drop table settings;
  create index records_by_path on records (type, path, published, at);
  delete from migrations where name = '011-addresses'`;

/** Working copies as copies of a layout without keys. */
const forgetKeys = (layout: string) => `
  update desk_drafts set base = '${layout}';
  delete from migrations where name = '025-desk-keyed-bases'`;

export function beforeKeyedBases(home: EmptyHome, layout: object): Promise<void> {
  return run(forgetKeys(JSON.stringify(layout)), home);
}

export function beforeAddresses(home: EmptyHome): Promise<void> {
  return run(forgetAddresses, home);
}

export function beforeExpiry(home: EmptyHome): Promise<void> {
  return run(forgetExpiry, home);
}

/** As a version to come may leave it. */
export function ofNewerVersion(home: EmptyHome): Promise<void> {
  return run("insert into migrations (name) values ('987-tables-to-come')", home);
}

export function preparedByOlderVersion(home: EmptyHome): Promise<void> {
  return run(age, home);
}

export function filedByOlderRules(home: EmptyHome): Promise<void> {
  return run(fileOtherwise, home);
}

export function withNamedLists(home: EmptyHome): Promise<void> {
  return run(nameLists, home);
}

async function run(sql: string, { dataDir, databaseUrl }: EmptyHome): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, "site.sqlite"));
    database.exec(sql);
    database.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
