// The 404 page finds the story from a half-wrong address: measured on 500 wrong addresses of the demo's stories.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../content/store/db.ts";
import type { Store } from "../../content/store/store.ts";
import { demoRecords } from "../../demo/seed.ts";
import { storyFiles } from "../../demo/story-files.ts";
import { wordsOfPath } from "../../site/pages/not-found/bad-path.ts";
import { NOON, put } from "./sample-records.ts";
import { wrongAddresses, type WrongAddress } from "./wrong-addresses.ts";

const COUNT = 500;
const SHOWN_FIRST = 3;

let store: Store;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "meridian-store-"));
  store = await openStore({ dataDir, now: () => NOON });
  await store.write(demoRecords(NOON).map(put));
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it("NF-03 the right story is among the first three for at least nine of ten wrong addresses", async () => {
  const published = new Set<string>();
  for (const { section, slug } of storyFiles()) {
    const path = `/${section}/${slug}`;
    if ((await store.byPath("article", path))?.published === true) published.add(path);
  }
  const tried = wrongAddresses([...published], COUNT, 7);
  const missed: WrongAddress[] = [];
  for (const address of tried) {
    const found = await store.suggestions(wordsOfPath(address.wrong), SHOWN_FIRST);
    if (!found.some(({ url }) => url === address.right)) missed.push(address);
  }
  const share = (kind: WrongAddress["kind"]) => {
    const of = tried.filter((address) => address.kind === kind).length;
    return 1 - missed.filter((address) => address.kind === kind).length / of;
  };
  const told = missed.slice(0, 20).map(({ kind, wrong, right }) => `${kind}: ${wrong} for ${right}`);
  expect(1 - missed.length / tried.length, told.join("\n")).toBeGreaterThanOrEqual(0.9);
  for (const kind of new Set(tried.map((address) => address.kind))) expect(share(kind), kind).toBeGreaterThan(0.8);
});
