// Floods: what one client or very many ask for at once is refused beyond a budget, and everybody else is served.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServerMemory, withInspector } from "../server-memory.ts";
import { subscriptionPath } from "../../site/alerts/alert-addresses.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { section, story } from "../faults/running-site.ts";
import { openStream } from "../http/event-stream.ts";
import { flood, newClient, refused, withStatus } from "./flood.ts";
import { metricsOf } from "./metrics.ts";

const secret = "the secret of these very tests";
const liveEvent = {
  type: "live_event",
  id: "coverage/flood",
  title: "The flood",
  updates: [{ id: "p1", title: "It rises", body: "<p>Slowly.</p>", time: new Date().toISOString() }],
};

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({
    empty: true,
    env: {
      ...withInspector,
      ACCESS_SECRET: secret,
      CLIENT_ADDRESS_HEADER: "x-reader",
      // What is in the cache grows old while a flood lasts, and the cache is full after the first.
      PAGE_FRESH_SECONDS: "1",
      PAGE_CACHE_MB: "16",
      CLIENT_REQUESTS_PER_SECOND: "4",
      RENDER_QUEUE: "16",
      LIVE_STREAMS_PER_CLIENT: "3",
    },
    records: [section, story("calm", "A calm story"), liveEvent],
  });
});
afterAll(() => site.stop());

async function ask(path: string, client: string): Promise<Response> {
  const response = await fetch(site.url + path, { redirect: "manual", headers: { "x-reader": client } });
  // Read, so that the connection is free for the next.
  return new Response(await response.text(), { status: response.status, headers: response.headers });
}

const metrics = () => metricsOf(site.url, secret);

describe("pages that are not in the cache", () => {
  it("one client that asks for ever new ones is told to wait, and another one is served", async () => {
    const attacker = newClient();
    expect((await ask("/us/calm", newClient())).status).toBe(200);
    const answers = await flood(300, 10, (index) => ask(`/us/nothing-${index}`, attacker));
    const tooMany = withStatus(answers, 429);
    expect(tooMany.length).toBeGreaterThan(100);
    expect(withStatus(answers, 404).length).toBe(answers.length - tooMany.length);
    const [one] = tooMany;
    expect(Number(one?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(one?.headers.get("cache-control")).toBe("no-store");
    expect(one?.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await one?.text()).toContain("Too many requests have come from your network.");
    expect((await ask("/us/nothing-at-all", newClient())).status).toBe(404);
    // What is in the cache is anybody's.
    expect((await ask("/us/calm", attacker)).status).toBe(200);
    const figure = await metrics();
    // An old page whose renewal was refused has counted too.
    expect(figure(refused("renders", "client"))).toBeGreaterThanOrEqual(tooMany.length);
    expect(figure(refused("renders", "all"))).toBe(0);
  });

  it("a navigation is refused in JSON", async () => {
    const attacker = newClient();
    const answers = await flood(100, 10, (index) => ask(`/_page/us/nowhere-${index}`, attacker));
    const [one] = withStatus(answers, 429);
    expect(one?.headers.get("content-type")).toContain("application/json");
    expect(await one?.json()).toEqual({ message: expect.stringContaining("Too many requests"), statusCode: 429 });
  });

  it("a thousand clients at once are more than can be served, yet what is in the cache is, and no memory stays taken", async () => {
    const memory = await openServerMemory(() => site.log());
    const crowd = async (round: number) => {
      const [answers, readers] = await Promise.all([
        flood(1000, 200, (index) => ask(`/us/crowd-${round}-${index}`, newClient())),
        flood(200, 2, () => ask("/us/calm", newClient())),
      ]);
      return { answers, readers };
    };
    try {
      await ask("/us/calm", newClient());
      // The first one fills what is bounded: code, buffers, what was read.
      await crowd(1);
      const before = await memory.held();
      const { answers, readers } = await crowd(2);
      const busy = withStatus(answers, 503);
      expect(busy.length).toBeGreaterThan(0);
      expect(withStatus(answers, 404).length).toBe(answers.length - busy.length);
      expect(Number(busy[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(readers.map(({ status }) => status)).toEqual(readers.map(() => 200));
      await expect.poll(() => memory.held()).toBeLessThan(before * 1.1);
    } finally {
      memory.close();
    }
    expect((await ask("/us/after-the-crowd", newClient())).status).toBe(404);
    const figure = await metrics();
    expect(figure(refused("renders", "all"))).toBeGreaterThan(0);
    expect(figure("site_renders_waiting")).toBe(0);
  });
});

it("searches of one client are limited, as calls and as pages; others search on", async () => {
  const attacker = newClient();
  const answers = await flood(100, 5, (index) => ask(`/api/search-suggestions?q=calm${index}`, attacker));
  const [one] = withStatus(answers, 429);
  expect(await one?.json()).toEqual({ message: expect.any(String), statusCode: 429 });
  expect(Number(one?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(one?.headers.get("cache-control")).toBe("no-store");
  expect(withStatus(answers, 200).length + withStatus(answers, 429).length).toBe(answers.length);
  expect((await ask("/api/search-suggestions?q=calm", newClient())).status).toBe(200);
  const pages = await flood(100, 5, (index) => ask(`/search-results/search?q=calm${index}`, attacker));
  expect(withStatus(pages, 429).length).toBeGreaterThan(0);
  expect((await ask("/search-results/search?q=calm", newClient())).status).toBe(200);
  expect((await metrics())(refused("searches", "client"))).toBeGreaterThan(1);
});

it("one client cannot take all live streams", async () => {
  const address = `${site.url}/api/live/coverage/flood`;
  const open = (client: string) => openStream(address, { "x-reader": client });
  const greedy = newClient();
  const streams = await Promise.all(Array.from({ length: 12 }, () => open(greedy)));
  const opened = streams.filter(({ status }) => status === 200);
  const turnedAway = streams.filter(({ status }) => status === 429);
  expect([opened.length, turnedAway.length]).toEqual([3, 9]);
  expect(Number(turnedAway[0]?.headers["retry-after"])).toBeGreaterThan(0);
  const reader = await open(newClient());
  expect(reader.status).toBe(200);
  opened[0]?.close();
  await expect
    .poll(async () => {
      const again = await open(greedy);
      again.close();
      return again.status;
    })
    .toBe(200);
  for (const stream of [...streams, reader]) stream.close();
  // Asking without a stream goes on.
  expect((await ask("/api/live/coverage/flood", greedy)).status).toBe(200);
});

it("calls about alerts are limited by client, so that one cannot take what all have", async () => {
  const attacker = newClient();
  const lookup = (client: string) =>
    fetch(`${site.url}${subscriptionPath}/lookup`, {
      method: "POST",
      headers: { "x-reader": client, "content-type": "application/json" },
      body: JSON.stringify({ endpoint: "https://push.example/none" }),
    });
  const answers = await flood(100, 5, () => lookup(attacker));
  expect(withStatus(answers, 429).length).toBeGreaterThan(0);
  expect(answers.length).toBe(withStatus(answers, 429).length + withStatus(answers, 404).length);
  expect((await lookup(newClient())).status).toBe(404);
});

it("what robots cause is summed up in the log, not told one by one", async () => {
  const notFound = (await metrics())("site_not_found_total");
  expect(notFound).toBeGreaterThan(100);
  await site.stop();
  const lines = site
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line): { msg: string; count?: number; examples?: string[]; status?: number } => JSON.parse(line));
  const named = (name: string) => lines.filter(({ msg }) => msg === name);
  const told = named("addresses not found");
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(10);
  expect(told.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(notFound);
  expect(told[0]?.examples?.length).toBe(5);
  expect(lines.filter(({ msg }) => msg.endsWith(" is undefined")).length).toBeLessThan(30);
  expect(named("requests refused").length).toBeGreaterThan(0);
  expect(named("requests refused").length).toBeLessThan(10);
  // A request that took long or failed is told, unless it is one of those that are counted.
  expect(named("request").filter(({ status = 0 }) => [404, 429, 503].includes(status))).toEqual([]);
  expect(named("stale page served")).toEqual([]);
});

describe("behind a proxy that the settings do not know of", () => {
  let behind: DemoSite;
  beforeAll(async () => {
    behind = await startDemoSite({ empty: true });
  });
  afterAll(() => behind.stop());

  it("the log says so once, and readers are not limited as if they were one", async () => {
    const answers = await flood(300, 10, async (index) => {
      const response = await fetch(`${behind.url}/us/nothing-${index}`, {
        headers: { "x-forwarded-for": `203.0.113.${index % 200}` },
      });
      await response.text();
      return response;
    });
    expect(withStatus(answers, 404).length).toBe(answers.length);
    expect(behind.log().split("CLIENT_ADDRESS_HEADER is not set").length - 1).toBe(1);
  });
});
