// Two sites on one store, as behind a load balancer: a change made once shows on both within a second.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { databases } from "../store/databases.ts";
import type { EmptyHome } from "../store/databases.ts";
import { isWithin } from "../patience.ts";
import { ask, section, shownAfter, story, tookUntil } from "./running-site.ts";

describe.each(databases)("two sites on one $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let dataDir: string;
  let env: Record<string, string>;
  let sites: DemoSite[];

  beforeAll(async () => {
    home = await empty();
    dataDir = home.databaseUrl === undefined ? home.dataDir : await mkdtemp(join(tmpdir(), "meridian-node-"));
    env = { DATA_DIR: dataDir, DATABASE_URL: home.databaseUrl ?? "", PAGE_FRESH_SECONDS: "3600" };
    await importRecords(env, [section, story("one", "The first wording")]);
    sites = [await startDemoSite({ empty: true, dataDir, env }), await startDemoSite({ empty: true, dataDir, env })];
  });

  afterAll(async () => {
    for (const site of sites) await site.stop();
    await home.drop();
    await rm(dataDir, { recursive: true, force: true });
    await stop();
  });

  /** How long after the import each site still showed the old page. */
  const delays = (path: string, words: string) => Promise.all(sites.map(({ url }) => shownAfter(url + path, words)));

  it("both show a change, a new story and a removal within a second", async () => {
    await delays("/us/one", "The first wording");
    await delays("/us", "The first wording");

    await importRecords(env, [story("one", "The second wording"), story("two", "Another story")]);
    const took = await Promise.all([
      delays("/us/one", "The second wording"),
      delays("/us", "The second wording"),
      delays("/us/two", "Another story"),
    ]);
    expect(isWithin(Math.max(...took.flat()), 1000)).toBe(true);

    await importRecords(env, [{ type: "article", id: "one", deleted: true }]);
    const gone = await Promise.all(
      sites.map(({ url }) => tookUntil(async () => (await ask(`${url}/us/one`)).status === 404)),
    );
    expect(isWithin(Math.max(...gone), 1000)).toBe(true);
  });
});
