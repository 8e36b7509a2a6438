// Three nodes of two workers each, behind HAProxy, on a PostgreSQL of two members; and what can happen to them.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runContent, startDemoSite, type DemoSite } from "../../tests/demo-site.ts";
import { workersOf } from "../../tests/http/workers-site.ts";
import { freePort } from "../../tests/stand-ins/mail-server.ts";
import { startPatroni, type Helper, type PatroniDatabase } from "../../tests/stand-ins/patroni/start-patroni.ts";
import { startSiteProxy } from "../../tests/stand-ins/site-proxy.ts";
import { until } from "../../tests/until.ts";

/** Milliseconds until HAProxy has asked a node again that is back: it does every two seconds. */
const seenAgain = 3000;

interface Node {
  port: number;
  dataDir: string;
  site: DemoSite;
}

export interface Nodes {
  /** By HAProxy. */
  url: string;
  urls: readonly string[];
  happenings: readonly [string, () => Promise<void>][];
  stop: () => Promise<void>;
}

const logOf =
  ({ site }: Node) =>
  () =>
    site.log();

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function loseLeader(database: PatroniDatabase): Promise<void> {
  const lost = await database.leader();
  await lost?.kill();
  await until(
    () => "Nobody leads.",
    async () => (await database.leader()) !== undefined,
  );
  await wait(seenAgain);
  lost?.start();
  await database.untilWhole();
}

/** Kills a process of the database, whose keepers bring it back. */
async function loseProcess(database: PatroniDatabase, kill: () => Promise<void>): Promise<void> {
  await kill();
  await wait(seenAgain);
  await database.untilWhole();
  await wait(seenAgain);
}

async function loseFollower(database: PatroniDatabase): Promise<void> {
  const leader = await database.leader();
  for (const member of database.members.filter((each) => each !== leader)) {
    await member.kill();
    await wait(seenAgain);
    member.start();
  }
}

/** The first process of PostgreSQL is its own, the last one serves a connection. */
async function losePostgres(database: PatroniDatabase, which: 0 | -1): Promise<void> {
  const leader = await database.leader();
  const pid = (await leader?.processes())?.at(which);
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}

async function loseHelper({ kill, start }: Helper): Promise<void> {
  await kill();
  await wait(1000);
  start();
}

async function handOver(node: Node): Promise<void> {
  const before = await workersOf(node.site);
  node.site.process.kill("SIGUSR2");
  await until(logOf(node), async () => (await workersOf(node.site)).every((pid) => !before.includes(pid)));
}

async function killWorker(node: Node): Promise<void> {
  const [worker = 0] = await workersOf(node.site);
  process.kill(worker, "SIGKILL");
  await until(logOf(node), async () => {
    const workers = await workersOf(node.site);
    return workers.length === 2 && !workers.includes(worker);
  });
  await wait(seenAgain);
}

export async function startNodes(env: Record<string, string>, records: readonly object[]): Promise<Nodes> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-failures-"));
  const database = await startPatroni();
  const siteEnv = {
    ...env,
    DATABASE_URL: database.url,
    DATABASE_READ_URL: database.readUrl,
    CLIENT_REQUESTS_PER_SECOND: "0",
    // HAProxy believes a no the second time it asks.
    DRAIN_SECONDS: "5",
    LOG_LEVEL: "error",
  };
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  const filled = await runContent(["import", "-"], { DATA_DIR: folder, ...siteEnv }, lines);
  if (filled.status !== 0) throw new Error(filled.stderr);

  const startSite = ({ port, dataDir }: Omit<Node, "site">) =>
    startDemoSite({ empty: true, dataDir, workers: 2, env: { ...siteEnv, PORT: String(port) } });
  const nodes: Node[] = [];
  for (const name of ["one", "two", "three"]) {
    const place = { port: await freePort(), dataDir: join(folder, name) };
    nodes.push({ ...place, site: await startSite(place) });
  }
  const proxy = await startSiteProxy(nodes.map(({ port }) => port));

  async function startAgain(node: Node): Promise<void> {
    node.site = await startSite(node);
    await wait(seenAgain);
  }
  async function restart(node: Node): Promise<void> {
    await node.site.stop();
    await startAgain(node);
  }
  async function killParent(node: Node): Promise<void> {
    const workers = await workersOf(node.site);
    node.site.process.kill("SIGKILL");
    await until(logOf(node), () => workers.every((pid) => !isRunning(pid)));
    await startAgain(node);
  }
  async function killWhole(node: Node): Promise<void> {
    const workers = await workersOf(node.site);
    for (const pid of [node.site.process.pid ?? 0, ...workers]) process.kill(pid, "SIGKILL");
    await wait(seenAgain);
    await startAgain(node);
  }
  const toEach = (happen: (node: Node) => Promise<void>) => async () => {
    for (const node of nodes) await happen(node);
  };

  return {
    url: proxy.url,
    urls: nodes.map(({ port }) => `http://127.0.0.1:${port}`),
    happenings: [
      ["nodes are restarted one after the other (SIGTERM)", toEach(restart)],
      ["new workers take over on each node (SIGUSR2)", toEach(handOver)],
      ["a worker of each node is killed (kill -9)", toEach(killWorker)],
      ["the parent of each node's workers is killed", toEach(killParent)],
      ["each node is killed whole", toEach(killWhole)],
      ["the leader of the database is killed", () => loseLeader(database)],
      ["its follower is killed", () => loseProcess(database, () => loseFollower(database))],
      ["PostgreSQL of the leader is killed", () => loseProcess(database, () => losePostgres(database, 0))],
      ["a connection's process of it is killed", () => loseProcess(database, () => losePostgres(database, -1))],
      ["HAProxy before the database is killed", () => loseProcess(database, () => loseHelper(database.front))],
      ["etcd is killed", () => loseProcess(database, () => loseHelper(database.etcd))],
    ],
    async stop() {
      await Promise.all(nodes.map(({ site }) => site.stop()));
      await proxy.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
