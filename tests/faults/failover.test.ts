// A PostgreSQL of two members, kept by Patroni, whose leader is killed while many write and read: nobody is told that something is not there, and what
// was acknowledged is on the member that follows.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { patroni, startPatroni, type PatroniDatabase } from "../stand-ins/patroni/start-patroni.ts";
import { accessSecret, differences, startingRecords, writeTogether } from "./coverage-writers.ts";
import { ask, section, story } from "./running-site.ts";

const title = patroni.missing === undefined ? "" : ` (passed over: ${patroni.missing})`;
const stories = Array.from({ length: 400 }, (_, number) => story(`s${number}`, `Story ${number}`));
const read = ["/us/s0", "/us"];

describe.skipIf(patroni.missing !== undefined)(`two sites on a PostgreSQL with a standby${title}`, () => {
  let database: PatroniDatabase;
  let dataDir: string;
  let sites: DemoSite[];

  beforeAll(async () => {
    database = await startPatroni();
    dataDir = await mkdtemp(join(tmpdir(), "meridian-failover-"));
    const env = {
      DATABASE_URL: database.url,
      ACCESS_SECRET: accessSecret,
      REVISIONS_MOST: "0",
      LOG_LEVEL: "silent",
    };
    await importRecords({ DATA_DIR: dataDir, ...env }, [...startingRecords, section, ...stories]);
    const start = () => startDemoSite({ empty: true, dataDir, env });
    sites = [await start(), await start()];
    for (const { url } of sites) for (const path of read) expect((await ask(url + path)).status).toBe(200);
  });

  afterAll(async () => {
    for (const site of sites) await site.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it("the other member takes over, with every acknowledged change and no wrong answer meanwhile", async () => {
    let acknowledged = 0;
    let enough = Number.POSITIVE_INFINITY;
    const isOver = () => acknowledged >= enough;
    const wrong: string[] = [];
    /** Pages that were read before are served all the time; others wait for the database. */
    async function readOn({ url }: DemoSite): Promise<void> {
      for (let number = 0; !isOver(); number = (number + 1) % stories.length) {
        const usual = read[number % read.length] ?? "";
        const unread = `/us/s${number}`;
        const [known, other] = await Promise.all([ask(url + usual), ask(`${url}${unread}?page=${number}`)]);
        if (known.status !== 200) wrong.push(`${usual}: ${known.status}`);
        if (other.status !== 200) wrong.push(`${unread}: ${other.status}`);
        else if (!other.body.includes(`The text of s${number}.`)) wrong.push(`${unread}: another page`);
      }
    }
    const reading = sites.map(readOn);
    const writing = writeTogether({
      reporters: 6,
      editors: 2,
      urls: () => sites.map(({ url }) => url),
      isOver: (count) => {
        acknowledged = count;
        return isOver();
      },
    });

    await eventually(() => expect(acknowledged).toBeGreaterThan(50));
    const lost = await database.leader();
    await lost?.kill();
    await eventually(async () => expect((await database.leader())?.name).not.toBe(undefined));
    expect((await database.leader())?.name).not.toBe(lost?.name);
    const before = acknowledged;
    await eventually(() => expect(acknowledged).toBeGreaterThan(before + 20));
    lost?.start();
    await database.untilWhole();
    enough = acknowledged + 50;

    const done = await writing;
    await Promise.all(reading);
    expect(wrong).toEqual([]);
    expect(done.repeated).toBeGreaterThan(0);
    const store = await openStore({ dataDir, databaseUrl: database.url });
    expect(await differences(store, done)).toEqual([]);
    await store.close();
  });
});
