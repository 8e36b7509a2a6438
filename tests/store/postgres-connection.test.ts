import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { openStore } from "../../content/store/open-store.ts";
import { openPostgres } from "../../content/store/postgres/open-postgres.ts";
import { postgres, type EmptyHome } from "./databases.ts";
import { story } from "./sample-records.ts";

afterAll(postgres.stop);

/** As when the database is restarted under the site, which may then find something new in it. */
async function cutConnections({ databaseUrl }: EmptyHome, statement = "select 1"): Promise<void> {
  const other = new Client({ connectionString: databaseUrl });
  await other.connect();
  const others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  await other.query(`select pg_terminate_backend(pid) ${others}`);
  // A connection that the server has closed is known to its client before this one hears of it.
  await eventually(async () => expect((await other.query(`select 1 ${others}`)).rowCount).toBe(0));
  await other.query(statement);
  await other.end();
}

it("hears of every change, also of those made while its connections were cut", async () => {
  const home = await postgres.empty();
  const store = await openStore({ ...home, onError: () => {} });
  const heard: string[] = [];
  store.onChange((keys) => heard.push(...keys.filter((key) => key.startsWith("record:"))));
  await store.write([story("a")]);

  await cutConnections(home, `insert into changes (at, keys) values (0, '["record:article/b"]')`);

  await eventually(() => expect(heard).toEqual(["record:article/a", "record:article/b"]));
  expect((await store.byId("article", "a"))?.id).toBe("a");
  await store.close();
  await home.drop();
});

it("a connection that is cut between two statements fails the second, and not the process", async () => {
  const home = await postgres.empty();
  const unheard: unknown[] = [];
  const note = (error: unknown) => unheard.push(error);
  process.on("uncaughtException", note);
  const database = await openPostgres(home.databaseUrl ?? "", { onError: () => {} });
  const work = database.write.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await cutConnections(home);
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow(/connection/i);
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.read)).rows).toEqual([{ one: 1 }]);
  process.off("uncaughtException", note);
  expect(unheard).toEqual([]);
  await database.close();
  await home.drop();
});

it("rejects when no database answers", async () => {
  await expect(openStore({ dataDir: ".", databaseUrl: "postgres://postgres@127.0.0.1:1/none" })).rejects.toThrow(
    "ECONNREFUSED",
  );
});
