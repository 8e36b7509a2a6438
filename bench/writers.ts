// Fifty reporters on one live event, fifty editors on one front by the API and fifty people on another at the desk for a minute, through two sites on one store, each of which is killed once.
// On both databases, or the one that is named: `node bench/writers.ts [SQLite|PostgreSQL] [SECONDS]`
// Bar: every acknowledged change is there, in order, none twice.

import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openStore } from "../content/store/open-store.ts";
import { runContent, startDemoSite } from "../tests/demo-site.ts";
import {
  accessSecret,
  differences,
  startingRecords,
  writeTogether,
  type Writing,
} from "../tests/faults/coverage-writers.ts";
import { arrangedRecords, arrangeTogether, deskOrigin, frontDifferences } from "../tests/faults/front-writers.ts";
import { databases, type TestDatabase } from "../tests/store/databases.ts";

const [only = "", seconds = "60"] = process.argv.slice(2);
const length = Number(seconds) * 1000;

for (const database of databases) if (only === "" || database.name === only) await measure(database);

async function measure({ name, empty, stop }: TestDatabase): Promise<void> {
  const home = await empty();
  const dataDir = home.databaseUrl === undefined ? home.dataDir : await mkdtemp(join(tmpdir(), "meridian-bench-"));
  const env = {
    DATABASE_URL: home.databaseUrl ?? "",
    ACCESS_SECRET: accessSecret,
    REVISIONS_MOST: "0",
    LOG_LEVEL: "error",
    DESK: "on",
    SITE_ORIGIN: deskOrigin,
  };
  const input = [...startingRecords, ...arrangedRecords].map((record) => JSON.stringify(record)).join("\n");
  const { status, stderr } = await runContent(["import", "-"], { ...env, DATA_DIR: dataDir }, input);
  if (status !== 0) throw new Error(stderr);
  const start = () => startDemoSite({ empty: true, dataDir, env });
  const sites = [await start(), await start()];
  const end = performance.now() + length;
  const store = await openStore({ ...home, dataDir });
  const isOver = () => performance.now() > end;
  const urls = () => sites.map(({ url }) => url);
  const arranging = arrangeTogether(store, { people: 50, urls, isOver });
  const writing = writeTogether({
    reporters: 50,
    editors: 50,
    urls,
    isOver,
  });
  for (const place of sites.keys()) {
    await wait(length / 3);
    const ended = once(sites[place]?.process ?? process, "exit");
    sites[place]?.process.kill("SIGKILL");
    await ended;
    sites[place] = await start();
  }
  const done = await writing;
  const arranged = await arranging;
  tell(name, done, [...(await differences(store, done)), ...(await frontDifferences(store, arranged))]);
  console.log(`${arranged.steps.length} steps at the desk, ${arranged.repeated} calls sent again`);
  await store.close();
  for (const site of sites) await site.stop();
  await home.drop();
  await rm(dataDir, { recursive: true, force: true });
  await stop();
}

function tell(name: string, { posts, counts, acknowledged, repeated, took }: Writing, found: readonly string[]): void {
  const removed = posts.filter(({ isRemoved }) => isRemoved).length;
  const sorted = took.toSorted((one, other) => one - other);
  const share = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(0);
  const onFront = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${name}: ${acknowledged} changes acknowledged in ${length / 1000} seconds, ${repeated} sent again`);
  console.log(`${posts.length} posts, ${removed} of them removed again; ${onFront} changes of the front`);
  console.log(`an answer took ${share(0.5)} ms, of one in twenty ${share(0.95)} ms or more`);
  console.log(found.length === 0 ? "all of it is there, in order, none twice" : found.slice(0, 20).join("\n"));
  if (found.length > 0) process.exitCode = 1;
}
