// Purges from the change to an edge, on both databases. The clock of the store is the test's own; the edge is a real server.

import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../../content/store/open-store.ts";
import { everythingKey, recordKey } from "../../content/store/records/surrogate-keys.ts";
import type { Store } from "../../content/store/store.ts";
import { readConfig } from "../../server/config.ts";
import type { Edge } from "../../server/edges/edge-address.ts";
import { edgeKeys, releaseKey } from "../../server/edges/edge-keys.ts";
import { startPurgeWorker } from "../../server/edges/purge-worker.ts";
import type { OutboxWorker } from "../../server/work/outbox-worker.ts";
import { eventually } from "../eventually.ts";
import {
  cloudflareToken,
  fastlyToken,
  startEdgeServices,
  webhookSecret,
  type EdgeServices,
} from "../stand-ins/edge-services.ts";
import { databases, type EmptyHome } from "./databases.ts";
import { noon, story } from "./sample-records.ts";

const second = 1_000;
const hour = 3_600 * second;
const keys = edgeKeys("site", "release");
/** What an edge is told of a change of this record, as far as it is the record's own. */
const ofStory = (id: string) => keys.ofChange([recordKey("article", id)])[1] ?? "";
const [anyChange = "", everything = ""] = keys.ofChange([everythingKey]);

describe.each(databases)("edges of a site on $name", ({ empty, stop }) => {
  let home: EmptyHome;
  let stores: Store[];
  let services: EdgeServices;
  let workers: OutboxWorker[];
  let stopHearing: (() => void)[];
  let now = noon;
  let figures = { purgesTaken: 0, purgesFailed: 0 };

  beforeEach(async () => {
    now = noon;
    figures = { purgesTaken: 0, purgesFailed: 0 };
    workers = [];
    stopHearing = [];
    [home, services] = await Promise.all([empty(), startEdgeServices()]);
    // Two nodes.
    stores = [await open(), await open()];
  });
  afterEach(async () => {
    for (const end of stopHearing) end();
    for (const worker of workers) await worker.stop();
    for (const store of stores) await store.close();
    await Promise.all([home.drop(), services.stop()]);
  });
  afterAll(stop);

  const open = () => openStore({ ...home, now: () => now });
  const first = () => {
    const [store] = stores;
    if (store === undefined) throw new Error("no store");
    return store;
  };
  const settings = () =>
    readConfig({
      PURGE_FASTLY_TOKEN: fastlyToken,
      PURGE_FASTLY_URL: services.url,
      PURGE_CLOUDFLARE_TOKEN: cloudflareToken,
      PURGE_CLOUDFLARE_URL: services.url,
      PURGE_WEBHOOK_SECRET: webhookSecret,
    });
  const edge = (kind: Edge["kind"]): Edge => ({
    kind,
    name: kind,
    isSoft: kind !== "cloudflare",
    target: { varnish: services.url, fastly: "SERVICE", cloudflare: "ZONE", webhook: `${services.url}/purge` }[kind],
  });

  /** On every node. */
  async function work(...edges: Edge[]): Promise<void> {
    const log = pino({ level: "silent" });
    await first().edges.add(edges.map(({ name }) => name));
    for (const store of stores) {
      const own = edges.map((one) =>
        startPurgeWorker({
          edge: one,
          edges: store.edges,
          keys,
          settings: settings(),
          isOnDuty: () => true,
          figures,
          log,
        }),
      );
      workers.push(...own);
      stopHearing.push(store.onChange(() => own.forEach((worker) => worker.wake())));
    }
  }
  const wake = () => workers.forEach((worker) => worker.wake());
  const timesTold = (key: string) => services.told.filter((one) => one.keys.includes(key)).length;
  const waiting = async (name: string) => (await first().edges.states([name]))[0]?.waiting;

  it.each(["varnish", "fastly", "cloudflare", "webhook"] as const)(
    "%s is told of each change at once and once more, whichever node made it",
    async (kind) => {
      await work(edge(kind));
      await first().write([story("1")]);
      await eventually(() => expect(timesTold(ofStory("1"))).toBe(1));
      await stores[1]?.write([story("2")]);
      await eventually(() => expect(timesTold(ofStory("2"))).toBe(2));
      await eventually(async () => expect(await waiting(kind)).toBe(0));
      expect([timesTold(ofStory("1")), timesTold(ofStory("2"))]).toEqual([2, 2]);
      expect(services.told.every(({ by, isSoft }) => by === kind && isSoft === (kind !== "cloudflare"))).toBe(true);
      // What has too many keys to be named is purged by whatever changes.
      expect(services.told.some((one) => one.keys.includes(anyChange))).toBe(true);
      expect(figures.purgesFailed).toBe(0);
    },
  );

  it("an edge that is new is told of what changes from then on", async () => {
    await first().write([story("before")]);
    await work(edge("varnish"));
    await first().write([story("after")]);
    await eventually(() => expect(timesTold(ofStory("after"))).toBe(2));
    expect(timesTold(ofStory("before"))).toBe(0);
  });

  it("many changes are purged together, in calls that the edge takes", async () => {
    services.fails = 503;
    await work(edge("cloudflare"));
    for (const id of ["1", "2", "3", "4"]) await first().write([story(id)]);
    await eventually(() => expect(figures.purgesFailed).toBeGreaterThan(0));
    services.fails = undefined;
    now += 2 * hour;
    wake();
    await eventually(async () => expect(await waiting("cloudflare")).toBe(0));
    for (const id of ["1", "2", "3", "4"]) expect(timesTold(ofStory(id))).toBe(2);
  });

  it("what comes out by time alone is purged when it does, also when nobody was there then", async () => {
    await first().edges.add(["varnish"]);
    await first().write([story("due", { publication_date: new Date(noon + hour).toISOString() })]);
    await work(edge("varnish"));
    await eventually(async () => expect(await waiting("varnish")).toBe(0));
    const before = timesTold(ofStory("due"));
    now = noon + 2 * hour;
    wake();
    await eventually(() => expect(timesTold(ofStory("due"))).toBe(before + 2));
  });

  it("nothing is lost while the edge of a service is away, and it is asked ever more seldom", async () => {
    await work(edge("fastly"), edge("varnish"));
    services.fails = 500;
    await first().write([story("1")]);
    await eventually(async () =>
      expect(await first().edges.states(["fastly"])).toMatchObject([{ failingSince: noon, fault: "answered 500" }]),
    );
    for (const ahead of [1, 2, 4, 8]) {
      const before = figures.purgesFailed;
      now += ahead * second;
      wake();
      await eventually(() => expect(figures.purgesFailed).toBeGreaterThan(before));
    }
    await first().write([story("2")]);
    services.fails = undefined;
    now += 60 * second;
    wake();
    await eventually(async () => expect(await waiting("fastly")).toBe(0));
    for (const id of ["1", "2"]) expect(services.keysOf("fastly")).toContain(ofStory(id));
    expect(await first().edges.states(["fastly"])).toEqual([{ name: "fastly", waiting: 0 }]);
  });

  it("an edge of one's own that was away is purged as soon as it is back, however long that was", async () => {
    await work(edge("varnish"));
    services.fails = 500;
    await first().write([story("1")]);
    for (let failures = 1; failures <= 9; failures += 1) {
      await eventually(() => expect(figures.purgesFailed).toBeGreaterThanOrEqual(failures));
      now += second / 2;
    }
    services.fails = undefined;
    await eventually(async () => expect(await waiting("varnish")).toBe(0));
    expect(services.keysOf("varnish")).toContain(ofStory("1"));
  });

  it("an edge that was away for longer than changes are known is purged of everything", async () => {
    await first().edges.add(["varnish"]);
    await first().write([story("1")]);
    now += 2 * hour;
    await first().write([story("2")]);
    await work(edge("varnish"));
    await eventually(async () => expect(await waiting("varnish")).toBe(0));
    expect(services.keysOf("varnish")).toContain(everything);
  });

  it("whoever dies while purging loses the claim", async () => {
    await first().edges.add(["varnish"]);
    await first().write([story("1")]);
    const dead = await first().edges.claim({ name: "varnish", pass: 0, milliseconds: 5 * second });
    expect(dead?.keys).toContain(recordKey("article", "1"));
    expect(await stores[1]?.edges.claim({ name: "varnish", pass: 0, milliseconds: 5 * second })).toBe(undefined);
    now += 6 * second;
    const next = await stores[1]?.edges.claim({ name: "varnish", pass: 0, milliseconds: 5 * second });
    expect(next?.keys).toEqual(dead?.keys);
    // A clock that was an hour ahead holds nobody up.
    now -= hour;
    expect(await first().edges.claim({ name: "varnish", pass: 0, milliseconds: 5 * second })).toMatchObject({
      pass: 0,
    });
  });

  it("more than can be named is everything", async () => {
    await first().edges.add(["varnish"]);
    await first().tell(Array.from({ length: 3_000 }, (_, n) => `record:article/${n}`));
    const claimed = await first().edges.claim({ name: "varnish", pass: 0, milliseconds: second });
    expect(claimed?.keys).toEqual([everythingKey]);
  });

  it("pages of a release that was replaced are known", async () => {
    const { releases } = first().edges;
    expect(await releases.begin("a")).toEqual([]);
    expect(await releases.isReplaced("a")).toBe(false);
    expect(await stores[1]?.edges.releases.begin("b")).toEqual(["a"]);
    expect(await releases.isReplaced("a")).toBe(true);
    expect(releaseKey("a")).not.toBe(releaseKey("b"));
  });
});
