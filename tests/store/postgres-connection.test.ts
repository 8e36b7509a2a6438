import { Client } from "pg";
import { afterAll, expect, it, vi } from "vitest";
import { openStore } from "../../content/store/db.ts";
import { postgres } from "./databases.ts";
import { story } from "./sample-records.ts";

afterAll(postgres.stop);

it("hears of every change, also of those made while its connections were cut", async () => {
  const home = await postgres.empty();
  const store = await openStore({ ...home, onError: () => {} });
  const heard: string[] = [];
  store.onChange((keys) => heard.push(...keys.filter((key) => key.startsWith("record:"))));
  await store.write([story("a")]);

  const other = new Client({ connectionString: home.databaseUrl });
  await other.connect();
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await other.query(`insert into changes (at, keys) values (0, '["record:article/b"]')`);
  await other.end();

  await vi.waitFor(() => expect(heard).toEqual(["record:article/a", "record:article/b"]), { timeout: 5000 });
  expect((await store.byId("article", "a"))?.id).toBe("a");
  await store.close();
  await home.drop();
});

it("rejects when no database answers", async () => {
  await expect(openStore({ dataDir: ".", databaseUrl: "postgres://postgres@127.0.0.1:1/none" })).rejects.toThrow(
    "ECONNREFUSED",
  );
});
