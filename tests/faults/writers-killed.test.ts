// Many write to one live event, change one front by the API and arrange another at the desk, through two sites on one store, while first one and then the other is killed.

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { databases, type EmptyHome } from "../store/databases.ts";
import { arrangedRecords, arrangeTogether, deskOrigin, frontDifferences } from "./front-writers.ts";
import { accessSecret, differences, startingRecords, writeTogether } from "./coverage-writers.ts";

/** How many changes are acknowledged in all, and after how many a site is killed. */
const plan = { reporters: 12, editors: 4, changes: 400, kills: [100, 220] };
/** Who arrange a front at the desk meanwhile. */
const people = 6;

describe.each(databases)("many write at once on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let dataDir: string;
  let sites: DemoSite[];

  const start = () =>
    startDemoSite({
      empty: true,
      dataDir,
      env: {
        DATABASE_URL: home.databaseUrl ?? "",
        ACCESS_SECRET: accessSecret,
        REVISIONS_MOST: "0",
        LOG_LEVEL: "error",
        DESK: "on",
        SITE_ORIGIN: deskOrigin,
      },
    });

  beforeAll(async () => {
    home = await empty();
    dataDir = home.databaseUrl === undefined ? home.dataDir : await mkdtemp(join(tmpdir(), "meridian-writers-"));
    await importRecords({ DATA_DIR: dataDir, DATABASE_URL: home.databaseUrl ?? "" }, [
      ...startingRecords,
      ...arrangedRecords,
    ]);
    sites = [await start(), await start()];
  });

  afterAll(async () => {
    for (const site of sites) await site.stop();
    await home.drop();
    await rm(dataDir, { recursive: true, force: true });
    await stop();
  });

  it("LIVE-01 every acknowledged change is there, in order, none twice, though both sites were killed", async () => {
    let reached = 0;
    const store = await openStore({ ...home, dataDir });
    const arranging = arrangeTogether(store, {
      people,
      urls: () => sites.map(({ url }) => url),
      isOver: () => reached >= plan.changes,
    });
    const writing = writeTogether({
      ...plan,
      urls: () => sites.map(({ url }) => url),
      isOver: (acknowledged) => {
        reached = acknowledged;
        return acknowledged >= plan.changes;
      },
    });
    for (const [place, at] of plan.kills.entries()) {
      await expect.poll(() => reached >= at, { interval: 5 }).toBe(true);
      const killed = sites[place];
      if (killed === undefined) throw new Error("There is no such site.");
      const ended = once(killed.process, "exit");
      killed.process.kill("SIGKILL");
      await ended;
      sites[place] = await start();
    }
    const done = await writing;
    expect(done.repeated).toBeGreaterThan(0);
    const arranged = await arranging;
    expect(await differences(store, done)).toEqual([]);
    expect(arranged.steps.length).toBeGreaterThan(people);
    expect(await frontDifferences(store, arranged)).toEqual([]);
    await store.close();
  });
});
