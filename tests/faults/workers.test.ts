// Two workers on one address: one is killed, both are replaced by new ones, all are ended, and readers notice as little as can be.

import { once } from "node:events";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { metricsOf } from "../attacks/metrics.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { ask, connectionToEach, readersOf, workerOf, workersOf } from "../http/workers-site.ts";
import { isWithin } from "../patience.ts";
import { section, story, tookUntil } from "./running-site.ts";

const root = join(import.meta.dirname, "..", "..");
const secret = "the secret of these very tests";
const paths = ["/us/one", "/us", "/api/env", "/_page/us/one", "/healthz", "/nothing/here"];

async function startSite(env: Record<string, string> = {}, distDir?: string): Promise<DemoSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "meridian-workers-"));
  await importRecords({ DATA_DIR: dataDir }, [section, story("one", "The first wording")]);
  return startDemoSite({
    empty: true,
    dataDir,
    distDir,
    workers: 2,
    env: { ACCESS_SECRET: secret, PAGE_FRESH_SECONDS: "3600", ...env },
  });
}

async function endSite(site: DemoSite): Promise<void> {
  await site.stop();
  await rm(site.dataDir, { recursive: true, force: true });
}

/** Whether a process is still there. */
async function isRunning(pid: number): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return state !== "" && !/^\d+ \(.*\) [ZX]/s.test(state);
}

describe("two workers", () => {
  let site: DemoSite;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => endSite(site));

  const times = (what: string) => site.log().split(`"msg":"${what}"`).length - 1;

  it("both answer, each names itself in the log, and both know of a change within a second", async () => {
    const agents = await connectionToEach(site.url, 2);
    expect(site.log()).toMatch(/"worker":1,.*"msg":"server started"/);
    expect(site.log()).toMatch(/"worker":2,.*"msg":"server started"/);
    const shows = (words: string) =>
      Promise.all(
        agents.map((agent) => tookUntil(async () => (await ask(`${site.url}/us/one`, { agent })).body.includes(words))),
      );
    await shows("The first wording");
    await importRecords({ DATA_DIR: site.dataDir }, [story("one", "The second wording")]);
    expect(isWithin(Math.max(...(await shows("The second wording"))), 1000)).toBe(true);
    for (const agent of agents) agent.destroy();
  });

  it("the figures are those of both, and stay counted when one is killed", async () => {
    const agents = await connectionToEach(site.url, 2);
    const figures = async () => {
      const figure = await metricsOf(site.url, secret);
      return { ready: figure("site_cached_answers_total"), others: figure('site_answers_total{status="2xx"}') };
    };
    for (const agent of agents) await ask(`${site.url}/us/one`, { agent });
    const before = await figures();
    for (const agent of agents) {
      for (let turn = 0; turn < 10; turn += 1) await ask(`${site.url}/us/one`, { agent });
      for (let turn = 0; turn < 5; turn += 1) await ask(`${site.url}/healthz`, { agent });
      agent.destroy();
    }
    const after = await figures();
    // The figures themselves were asked for once in between.
    expect([after.ready - before.ready, after.others - before.others]).toEqual([20, 11]);
    expect((await metricsOf(site.url, secret))("site_workers")).toBe(2);

    const [killed = 0] = await workersOf(site);
    process.kill(killed, "SIGKILL");
    await expect.poll(async () => (await metricsOf(site.url, secret))("site_workers")).toBe(2);
    await expect.poll(async () => (await workersOf(site)).includes(killed)).toBe(false);
    expect((await figures()).ready).toBeGreaterThanOrEqual(after.ready);
    expect((await metricsOf(site.url, secret))("site_workers_lost_total")).toBe(1);
    const status = await ask(`${site.url}/operator/status`, {
      headers: { authorization: `Bearer ${signAccess("operate", Date.now() + 60_000, secret)}` },
    });
    expect(status.body.match(/<th scope="row">Worker \d+, process \d+<\/th>/g)).toHaveLength(2);
  });

  it("one that is killed takes its own connections with it and no other request, and is replaced", async () => {
    const readers = readersOf(site.url, paths, { held: 8, connecting: 4 });
    await expect.poll(() => new Set(readers.all.flatMap(({ worker }) => worker ?? [])).size).toBe(2);
    const started = times("server started");
    const [killed = 0, other = 0] = await workersOf(site);
    process.kill(killed, "SIGKILL");
    await expect.poll(() => times("server started")).toBe(started + 1);
    const before = readers.answered();
    await expect.poll(() => readers.answered()).toBeGreaterThan(before + 200);
    await readers.stop();
    const failures = readers.all.flatMap((reader) => reader.failures);
    // What was asked of the one that died, or had just been taken in by it; nobody met it twice.
    expect(new Set(failures.flatMap(({ worker }) => worker ?? [])).size).toBeLessThanOrEqual(1);
    expect(readers.all.filter((reader) => reader.failures.length > 1)).toEqual([]);
    expect(failures.map(({ error }) => error).filter((error) => error.includes("ECONNREFUSED"))).toEqual([]);
    const now = await workersOf(site);
    expect(now).toHaveLength(2);
    expect(now).toContain(other);
  });

  it("connections spread to the one that took the place of another, without a failed request", async () => {
    const [killed = 0] = await workersOf(site);
    const started = times("server started");
    process.kill(killed, "SIGKILL");
    // All of them come while there is one.
    await expect.poll(async () => (await workersOf(site)).includes(killed)).toBe(false);
    const readers = readersOf(site.url, ["/api/env", "/us/one"], { held: 16, connecting: 0 });
    await expect.poll(() => times("server started")).toBe(started + 1);
    await expect.poll(() => new Set(readers.all.flatMap(({ worker }) => worker ?? [])).size).toBe(2);
    await readers.stop();
    expect(readers.all.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it("new ones take over while readers read, and no request fails", async () => {
    const old = await workersOf(site);
    const readers = readersOf(site.url, paths, { held: 6, connecting: 6 });
    await expect.poll(() => readers.answered()).toBeGreaterThan(100);
    const started = times("server started");
    site.process.kill("SIGUSR2");
    await expect.poll(() => times("server started")).toBe(started + 2);
    await expect.poll(async () => (await Promise.all(old.map(isRunning))).some(Boolean)).toBe(false);
    const before = readers.answered();
    await expect.poll(() => readers.answered()).toBeGreaterThan(before + 200);
    await readers.stop();
    expect(readers.all.flatMap(({ failures }) => failures)).toEqual([]);
    expect(await workersOf(site)).toHaveLength(2);
  });

  it("SIGTERM lets both finish what is under way, and ends all with status 0", async () => {
    const workers = await workersOf(site);
    const ended = once(site.process, "exit");
    const stopped = times("server stopped");
    site.process.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(times("server stopped")).toBe(stopped + 2);
    expect(await Promise.all(workers.map(isRunning))).toEqual([false, false]);
  });
});

it("what one client may ask for is counted over both", async () => {
  const site = await startSite({ CLIENT_ADDRESS_HEADER: "x-reader", CLIENT_REQUESTS_PER_SECOND: "1" });
  onTestFinished(() => endSite(site));
  const agents = await connectionToEach(site.url, 2);
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      ask(`${site.url}/us/nowhere-${index}`, {
        agent: agents[index % agents.length],
        headers: { "x-reader": "198.51.100.2" },
      }),
    ),
  );
  const seconds = Math.ceil((performance.now() - began) / 1000);
  expect(new Set(answers.map(workerOf)).size).toBe(2);
  const taken = answers.filter(({ status }) => status === 404).length;
  // Five at once and then one a second: alone, each of them would let five through.
  expect(taken).toBeGreaterThanOrEqual(5);
  expect(taken).toBeLessThanOrEqual(5 + seconds);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - taken);
  for (const agent of agents) agent.destroy();
});

it("a parent that is killed leaves nobody serving", async () => {
  const site = await startSite();
  onTestFinished(() => endSite(site));
  const workers = await workersOf(site);
  onTestFinished(async () => {
    for (const pid of workers) if (await isRunning(pid)) process.kill(pid, "SIGKILL");
  });
  const agents = await connectionToEach(site.url, 2);
  site.process.kill("SIGKILL");
  await expect.poll(async () => (await Promise.all(workers.map(isRunning))).some(Boolean)).toBe(false);
  await expect(ask(`${site.url}/healthz`)).rejects.toThrow("ECONNREFUSED");
  for (const agent of agents) agent.destroy();
});

it("when all are killed at once nobody is refused: who comes meanwhile waits for the next", async () => {
  const site = await startSite();
  onTestFinished(() => endSite(site));
  for (const worker of await workersOf(site)) process.kill(worker, "SIGKILL");
  await expect.poll(() => site.log()).toContain("ended by itself (SIGKILL); another one is started");
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${site.url}/us/one`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it("new ones that cannot start change nothing, and a good version is then taken up", async () => {
  const folder = await mkdtemp(join(tmpdir(), "meridian-version-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const current = join(folder, "current");
  const use = async (target: string) => {
    await rm(current, { force: true });
    await symlink(target, current);
  };
  await use(join(root, "dist"));
  const site = await startSite({}, current);
  onTestFinished(() => endSite(site));
  const before = await workersOf(site);
  await use(join(folder, "nothing"));
  site.process.kill("SIGUSR2");
  await expect.poll(() => site.log()).toContain("the new process did not start; the old ones serve on");
  expect(await workersOf(site)).toEqual(before);
  expect((await ask(`${site.url}/us/one`)).status).toBe(200);
  await use(join(root, "dist"));
  site.process.kill("SIGUSR2");
  await expect.poll(async () => (await Promise.all(before.map(isRunning))).some(Boolean)).toBe(false);
  expect((await ask(`${site.url}/us/one`)).status).toBe(200);
});
