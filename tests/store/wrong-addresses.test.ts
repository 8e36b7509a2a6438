// The 404 page finds the story from a half-wrong address: measured on 500 wrong addresses of the demo's stories, which stand among thousands
// that have most of their words too.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import type { Store } from "../../content/store/store.ts";
import { demoRecords } from "../../demo/seed.ts";
import { storyFiles } from "../../demo/story-files.ts";
import { wordsOfPath } from "../../site/pages/not-found/bad-path.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import { noon, put } from "./sample-records.ts";
import { wrongAddresses, type WrongAddress } from "./wrong-addresses.ts";

const storyCount = 500;
/** PostgreSQL takes longer to fill. */
const duplicates: Readonly<Record<string, number>> = { SQLite: 4_000, PostgreSQL: 1_000 };
const shownFirst = 3;
const atOnce = 4;

const demo = demoRecords(noon).map(put);

describe.each(databases)("wrong addresses on $name", ({ name, empty, stop }) => {
  let home: EmptyHome;
  let store: Store;
  const right = new Set<string>();

  beforeAll(async () => {
    home = await empty();
    store = await openStore({ ...home, now: () => noon });
    await store.write(demo);
    for (const { section, slug } of storyFiles()) {
      const path = `/${section}/${slug}`;
      if ((await store.byPath("article", path))?.published === true) right.add(path);
    }
    await store.write(nearDuplicates([...right], duplicates[name] ?? 0, 11));
    await store.tidy();
  });
  afterAll(async () => {
    await store.close();
    await home.drop();
    await stop();
  });

  it("NF-03 the right story is among the first three for at least nine of ten", async () => {
    const tried = wrongAddresses([...right], storyCount, 7);
    const missed: WrongAddress[] = [];
    const waiting = [...tried];
    const ask = async () => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const meant = address.right;
        const found = await store.suggestions(wordsOfPath(address.wrong), shownFirst);
        if (!found.some(({ url }) => url === meant)) missed.push(address);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    const share = (of: readonly WrongAddress[], without: readonly WrongAddress[]) => 1 - without.length / of.length;
    const kinds = [...new Set(tried.map(({ kind }) => kind))].map((kind) => {
      const isOf = (address: WrongAddress) => address.kind === kind;
      return { kind, share: share(tried.filter(isOf), missed.filter(isOf)) };
    });
    const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
    process.stdout.write(
      `${name}: right story among the first ${shownFirst} for ${percent(share(tried, missed))} of ${storyCount} wrong addresses, ` +
        `${duplicates[name]} near duplicates beside (${kinds.map((each) => `${each.kind} ${percent(each.share)}`).join(", ")})\n`,
    );
    const told = missed.slice(0, 20).map(({ kind, wrong, right: meant }) => `${kind}: ${wrong} for ${meant}`);
    expect(share(tried, missed), told.join("\n")).toBeGreaterThanOrEqual(0.9);
    for (const each of kinds) expect(each.share, each.kind).toBeGreaterThan(0.8);
  });
});
