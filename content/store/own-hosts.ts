// Which hosts are the site's, as all who work on a store agree: records are parsed with them. A site says which they are; commands that are run
// without its settings go by what it said.

import { sql } from "kysely";
import { bareHost, setOwnHosts } from "../../model/addresses/own-hosts.ts";
import type { Connection, Database } from "./database.ts";

export interface HostSettings {
  hosts: readonly string[];
  /** Whether there are no others: a site knows, a command may have been told some. */
  areAll: boolean;
}

const name = "own-hosts";

/** Records in which a host that has become the site's own may stand are marked to be prepared again, as after an update. */
export async function agreeOnHosts(database: Database, asked: HostSettings): Promise<void> {
  const agreed = await database.write.transaction().execute(async (transaction) => {
    await database.lockWrites(transaction);
    const before = await storedHosts(transaction);
    const given = asked.hosts.map(bareHost);
    const after = [...new Set(asked.areAll ? given : [...before, ...given])].toSorted();
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    await transaction
      .insertInto("settings")
      .values({ name, value: JSON.stringify(after) })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: JSON.stringify(after) }))
      .execute();
    // What was a path while a host was own does not say which host that was.
    if (before.some((host) => !after.includes(host))) await markOlder(transaction, undefined);
    else for (const host of after.filter((one) => !before.includes(one))) await markOlder(transaction, host);
    return after;
  });
  setOwnHosts(agreed);
}

async function storedHosts(connection: Connection): Promise<string[]> {
  const row = await connection.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
  return row === undefined ? [] : JSON.parse(row.value);
}

async function markOlder(connection: Connection, host: string | undefined): Promise<void> {
  const rows = connection.updateTable("records").set({ prepared_by: 0 });
  await (host === undefined ? rows : rows.where(sql`lower(doc)`, "like", `%${host}%`)).execute();
}
