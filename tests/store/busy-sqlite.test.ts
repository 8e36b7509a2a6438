import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSqlite } from "../../content/store/sqlite/open-sqlite.ts";
import { retryWhileBusy } from "../../content/store/sqlite/retry-while-busy.ts";
import { openStore } from "../../content/store/open-store.ts";
import { eventually } from "../eventually.ts";
import type { Store } from "../../content/store/store.ts";
import { story } from "./sample-records.ts";

let dataDir: string;
let store: Store;
let importer: DatabaseSync;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "meridian-busy-"));
  store = await openStore({ dataDir });
  importer = new DatabaseSync(join(dataDir, "site.sqlite"));
});
afterEach(async () => {
  importer.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it("serves what was committed while another process writes, and writes when that is done", async () => {
  await store.write([story("a")]);
  importer.exec("begin immediate");
  importer.exec("delete from records");
  const writing = store.write([story("b")]);
  expect((await store.byId("article", "a"))?.title).toBe("Story a");
  importer.exec("rollback");
  expect(await writing).toEqual({ stored: 1, unchanged: 0 });
});

it("a statement by itself waits too, with rows to give or without", async () => {
  const database = await openSqlite(dataDir);
  importer.exec("begin immediate");
  const since = performance.now();
  const told = database.durable.insertInto("changes").values({ at: 1, keys: "[]" });
  const writing = Promise.all([told.execute(), told.returning("seq").execute()]);
  // Longer than a statement itself would wait.
  await eventually(() => expect(performance.now()).toBeGreaterThan(since + 200));
  importer.exec("rollback");
  await expect(writing).resolves.toMatchObject([[{}], [{ seq: expect.any(Number) }]]);
  await database.close();
});

it("gives up with SQLite's own error when the database stays locked", async () => {
  importer.exec("begin immediate");
  const second = new DatabaseSync(join(dataDir, "site.sqlite"));
  await expect(retryWhileBusy(() => second.exec("begin immediate"), 50)).rejects.toThrow("database is locked");
  second.close();
  importer.exec("rollback");
});

it("undoes the whole of a write that fails", async () => {
  importer.exec(
    "create trigger refuse before insert on records when new.id = 'broken' begin select raise(abort, 'refused by test'); end",
  );
  await expect(store.write([story("a"), story("broken")])).rejects.toThrow("refused by test");
  expect(await store.byId("article", "a")).toBeUndefined();
  expect(await store.write([story("a")])).toEqual({ stored: 1, unchanged: 0 });
});
