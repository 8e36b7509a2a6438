// Nodes go by the clock of the database they share: one whose own is wrong shows nothing too soon and hides nothing that is out.

import { afterAll, afterEach, expect, it, vi } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { postgres } from "./databases.ts";
import { story } from "./sample-records.ts";

const minute = 60_000;

afterEach(() => void vi.restoreAllMocks());
afterAll(postgres.stop);

it.each([
  ["an hour ahead", 60 * minute, 30 * minute, []],
  ["an hour behind", -60 * minute, -30 * minute, ["a"]],
])("a node whose clock is %s", async (_what, wrong, due, seen) => {
  const right = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => right() + wrong);
  const home = await postgres.empty();
  const store = await openStore(home);
  expect(Math.abs(store.now() - right())).toBeLessThan(minute);
  await store.write([story("a", { publication_date: new Date(right() + due).toISOString() })]);
  expect((await store.cards({ type: "article", lists: [], size: 1 })).map(({ id }) => id)).toEqual(seen);
  await store.close();
  await home.drop();
});
