// A node that stands still while a story is changed: edges are purged without it, and it may then still give them the page of before. When it goes on
// they are purged once more.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { databases, type EmptyHome } from "../store/databases.ts";
import { startEdgeServices, type EdgeServices } from "../stand-ins/edge-services.ts";
import { section, story } from "./running-site.ts";

describe.each(databases)("two sites on one $name with an edge", ({ empty, stop }) => {
  let home: EmptyHome;
  let dataDir: string;
  let env: Record<string, string>;
  let services: EdgeServices;
  let sites: DemoSite[];

  beforeAll(async () => {
    [home, services] = await Promise.all([empty(), startEdgeServices()]);
    dataDir = home.databaseUrl === undefined ? home.dataDir : await mkdtemp(join(tmpdir(), "meridian-late-"));
    env = {
      DATA_DIR: dataDir,
      DATABASE_URL: home.databaseUrl ?? "",
      PURGE: `varnish://127.0.0.1:${services.port}`,
    };
    await importRecords(env, [section, story("one", "The first wording")]);
    sites = [await startDemoSite({ empty: true, dataDir, env }), await startDemoSite({ empty: true, dataDir, env })];
  });
  afterAll(async () => {
    for (const site of sites) await site.stop();
    await services.stop();
    await home.drop();
    await rm(dataDir, { recursive: true, force: true });
    await stop();
  });

  it("purges it twice, and once more when the one that stood still goes on", async () => {
    const [, still] = sites;
    const page = await fetch(`${still?.url}/us/one`);
    const own = (page.headers.get("xkey") ?? "").split(" ");
    expect(await page.text()).toContain("The first wording");
    // Of a release that goes pages have one key alone.
    const isOfStory = (keys: readonly string[]) => keys.filter((key) => own.includes(key)).length > 1;
    const told = () => services.told.filter(({ keys }) => isOfStory(keys)).length;

    still?.process.kill("SIGSTOP");
    const before = told();
    await importRecords(env, [story("one", "The second wording")]);
    await eventually(() => expect(told()).toBeGreaterThanOrEqual(before + 2));
    const without = told();

    still?.process.kill("SIGCONT");
    await eventually(() => expect(told()).toBeGreaterThanOrEqual(without + 2));
    expect(await (await fetch(`${still?.url}/us/one`)).text()).toContain("The second wording");
  });
});
