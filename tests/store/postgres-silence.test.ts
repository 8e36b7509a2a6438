// A database that goes without a word: nobody waits for it longer than five seconds, and it is found again when it answers.

import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { migrate } from "../../content/store/migrate.ts";
import { isSilent } from "../../content/store/postgres/is-silent.ts";
import { openPostgres } from "../../content/store/postgres/open-postgres.ts";
import { openStore } from "../../content/store/open-store.ts";
import { eventually } from "../eventually.ts";
import { silentLine, type SilentLine } from "../stand-ins/silent-line.ts";
import { postgres } from "./databases.ts";
import { story } from "./sample-records.ts";

afterAll(postgres.stop);

async function overLine() {
  const home = await postgres.empty();
  const near = new URL(home.databaseUrl ?? "");
  const line = await silentLine(Number(near.port));
  near.port = String(line.port);
  return { home, line, databaseUrl: near.href };
}

async function cleanUp(line: SilentLine, home: { drop: () => Promise<void> }): Promise<void> {
  line.close();
  await home.drop();
}

it("waiting for an answer ends with one, with a fault, and with none", async () => {
  expect(await isSilent(Promise.resolve())).toBe(false);
  expect(await isSilent(Promise.reject(new Error("away")))).toBe(false);
  expect(await isSilent(new Promise(() => {}))).toBe(true);
});

it("what waits for a database that fell silent fails, and is answered once the database is back", async () => {
  const { home, line, databaseUrl } = await overLine();
  const told: unknown[] = [];
  const store = await openStore({ dataDir: home.dataDir, databaseUrl, onError: (error) => told.push(error) });
  store.onChange(() => {});
  await store.write([story("a")]);
  line.fallSilent();
  // And not by the limit of a single statement, which is much longer.
  await expect(store.byId("article", "a")).rejects.toThrow("The database has fallen silent.");
  expect(told.map(String)).toContain("Error: The database has fallen silent.");
  line.speak();
  await eventually(async () => expect((await store.byId("article", "a"))?.id).toBe("a"));
  await store.close();
  await cleanUp(line, home);
});

it("a statement that takes too long is stopped in the database too", async () => {
  const home = await postgres.empty();
  const open = (longest?: number) => openPostgres(home.databaseUrl ?? "", { longest, onError: () => {} });
  const [hurried, usual] = [await open(200), await open()];
  await expect(sql`select pg_sleep(60)`.execute(hurried.read)).rejects.toThrow(/timeout/);
  await eventually(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity where state = 'active' and query like 'select pg_sleep%' and pid <> pg_backend_pid()
    `.execute(usual.read);
    expect(rows).toEqual([]);
  });
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    usual.read,
  );
  expect(rows).toEqual([{ limit: "30s" }]);
  await hurried.close();
  await usual.close();
  await home.drop();
});

it("who brings tables up to date, and who waits for that, is not broken off", async () => {
  const home = await postgres.empty();
  const database = await openPostgres(home.databaseUrl ?? "", { longest: 200, onError: () => {} });
  const begun = Promise.withResolvers<void>();
  const first = database.whilePatient((db) =>
    db.transaction().execute(async (transaction) => {
      await database.lockWrites(transaction);
      begun.resolve();
      await sql`select pg_sleep(1)`.execute(transaction);
    }),
  );
  await begun.promise;
  await expect(migrate(database)).resolves.toBeUndefined();
  await first;
  await database.close();
  await home.drop();
});
