import { Client } from "pg";
import { afterAll, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { postgres } from "./databases.ts";
import { minutesBefore, noon, story } from "./sample-records.ts";

afterAll(postgres.stop);

const year = 365 * 24 * 60;

const titles = async (store: Store, text: string) =>
  (await store.search({ text, sort: "date", offset: 0, size: 20 })).found.map(({ item }) => item.title);

it("ROUTE-08 what is searched for is found in every part of a long archive, also in parts that others have added", async () => {
  const home = await postgres.empty();
  const store = await openStore({ ...home, now: () => noon });
  const other = await openStore({ ...home, now: () => noon });
  const database = new Client({ connectionString: home.databaseUrl });
  await database.connect();

  await store.write([story("a", { title: "Storm one", publication_date: minutesBefore(5 * year) })]);
  expect(await titles(other, "storm")).toEqual(["Storm one"]);
  await database.query("alter table records alter column key restart with 300000");
  await store.write([
    story("b", { title: "Storm two", publication_date: minutesBefore(4 * year) }),
    story("c", { title: "Storm three", publication_date: minutesBefore(10) }),
  ]);
  expect(await titles(store, "storm")).toEqual(["Storm three", "Storm two", "Storm one"]);
  expect(await titles(other, "storm")).toEqual(["Storm three", "Storm two", "Storm one"]);

  const { rows: parts } = await database.query(
    "select count(*)::int as parts from pg_inherits where inhparent = 'search'::regclass",
  );
  expect(parts).toEqual([{ parts: 3 }]);
  await store.write([story("a", { title: "Calm one" }), { remove: { type: "article", id: "b" } }]);
  expect(await titles(other, "storm")).toEqual(["Storm three"]);
  expect(await titles(other, "calm")).toEqual(["Calm one"]);

  await database.end();
  await Promise.all([store.close(), other.close()]);
  await home.drop();
});
