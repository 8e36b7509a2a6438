// What strangers send takes no memory for good. Each flood comes twice: the first fills what is bounded (caches, buffers, code), the second
// finds it full, and afterwards the process holds what it held before.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServerMemory, withInspector, type ServerMemory } from "../server-memory.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { article } from "../http/site.ts";
import { metricsOf } from "./metrics.ts";
import { askAll, get, requestOf, type RawAnswer } from "./raw-client.ts";
import { effort, patience } from "./seeded.ts";

const secret = "the secret of these very tests";
const cacheMegabytes = 16;
const megabyte = 1024 * 1024;

let site: DemoSite;
let memory: ServerMemory;

beforeAll(async () => {
  site = await startDemoSite({
    env: {
      // With a heap this small a site that remembers what strangers send ends soon.
      NODE_OPTIONS: `${withInspector.NODE_OPTIONS} --max-old-space-size=200`,
      ACCESS_SECRET: secret,
      PAGE_CACHE_MB: String(cacheMegabytes),
      PAGE_FRESH_SECONDS: "3600",
      CLIENT_ADDRESS_HEADER: "x-reader",
    },
  });
  memory = await openServerMemory(() => site.log());
});

afterAll(async () => {
  memory.close();
  await site.stop();
});

let sent = 0;
/** From a client that nobody has seen before. */
function stranger(): string {
  sent += 1;
  return `x-reader: 2001:db8:${(sent >> 16).toString(16)}:${(sent & 0xffff).toString(16)}::1`;
}

/** Returns how often each status was answered. */
async function flood(count: number, requestAt: (number: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const note = ({ status }: Partial<RawAnswer> = {}) => statuses.set(status ?? 0, (statuses.get(status ?? 0) ?? 0) + 1);
  await askAll(
    site.url,
    Array.from({ length: count * effort }, (_, index) => index),
    requestAt,
    note,
  );
  return statuses;
}

const padded = (number: number, length: number) => `${number}-`.padEnd(length, "x");

interface Flood {
  name: string;
  count: number;
  statuses: readonly number[];
  /** In the second round other addresses than in the first. */
  request: (number: number, round: number) => string;
}

const floods: readonly Flood[] = [
  {
    name: "addresses of 15 KB",
    count: 2_000,
    statuses: [414],
    request: (number) => get(`/${padded(number, 15_000)}`),
  },
  {
    name: "addresses that nobody links",
    count: 200,
    statuses: [404],
    request: (number, round) => get(`/${padded(number, 1_900)}/${round}`, stranger()),
  },
  {
    name: "addresses that lead to others",
    count: 1_000,
    statuses: [301],
    request: (number, round) => get(`/%70olitics?x=${round}${padded(number, 1_900)}`, stranger()),
  },
  {
    name: "made-up pages of a story",
    count: 150,
    statuses: [200],
    request: (number, round) => get(`${article}?page=${1000 * round + number + 1}`, stranger()),
  },
  {
    name: "searches for nonsense",
    count: 150,
    statuses: [200],
    request: (number, round) => get(`/search-results/search?q=${round}nothing${number}`, stranger()),
  },
  {
    name: "navigations to nowhere",
    count: 150,
    statuses: [404],
    request: (number, round) => get(`/_page/us/nowhere-${round}-${number}`, stranger()),
  },
  {
    name: "pictures that do not exist",
    count: 1_000,
    statuses: [404],
    request: (number, round) => get(`/img/uploads/${round}-${number}.jpg/931/523/x.jpg`, stranger()),
  },
  {
    name: "requests with a body that nobody asked for",
    count: 500,
    statuses: [401, 404, 405],
    request: (number) =>
      requestOf("POST", `/api/content?x=${number}`, stranger(), "Content-Length: 8000") + "x".repeat(8_000),
  },
];

describe.each(floods)("$name", ({ count, statuses, request }) => {
  it("hold no memory afterwards", { timeout: patience }, async () => {
    const answered = await flood(count, (number) => request(number, 1));
    expect([...answered.keys()].filter((status) => !statuses.includes(status))).toEqual([]);
    const before = await memory.held();
    await flood(count, (number) => request(number, 2));
    await expect.poll(() => memory.held()).toBeLessThan(before * 1.1);
    expect((await metricsOf(site.url, secret))("site_cached_bytes")).toBeLessThan(cacheMegabytes * megabyte);
  });
});

it("what is made up pushes no story out of the cache", { timeout: patience }, async () => {
  const renders = async () => (await metricsOf(site.url, secret))("site_renders_total");
  await (await fetch(site.url + article)).text();
  for (const { count, request } of floods.slice(1, 6)) await flood(count, (number) => request(number, 3));
  const before = await renders();
  await (await fetch(site.url + article)).text();
  expect(await renders()).toBe(before);
});
