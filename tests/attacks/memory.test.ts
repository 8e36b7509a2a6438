import { afterAll, beforeAll, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { article } from "../http/site.ts";
import { askAll, get, type RawAnswer } from "./raw-client.ts";
import { effort, patience } from "./seeded.ts";

const secret = "the secret of these very tests";
const authorization = `Bearer ${signAccess("operate", Date.now() + 3_600_000, secret)}`;
const cacheMegabytes = 16;

let site: DemoSite;

beforeAll(async () => {
  // With a heap this small a site that remembers what strangers send ends soon.
  site = await startDemoSite({
    env: {
      ACCESS_SECRET: secret,
      PAGE_CACHE_MB: String(cacheMegabytes),
      PAGE_FRESH_SECONDS: "3600",
      NODE_OPTIONS: "--max-old-space-size=160",
    },
  });
});

afterAll(() => site.stop());

async function figures(): Promise<{ heap: number; cached: number }> {
  const text = await (await fetch(`${site.url}/metrics`, { headers: { authorization } })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return { heap: read("nodejs_heap_size_used_bytes"), cached: read("meridian_kept_bytes") };
}

/** The heap when nothing is going on: the lowest of some looks, since what nobody needs goes only now and then. */
async function restingHeap(): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 12; look += 1) looks.push((await figures()).heap);
  return Math.min(...looks);
}

async function flood(count: number, targetOf: (number: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  await askAll(
    site.url,
    Array.from({ length: count }, (_, number) => number),
    (number) => get(targetOf(number)),
    (answer: RawAnswer | undefined) => statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1),
  );
  return statuses;
}

const padded = (number: number, length: number) => `${number}-`.padEnd(length, "x");

it("addresses of 15 KB are refused, and none of them is remembered", { timeout: patience }, async () => {
  const count = 12_000 * effort;
  const statuses = await flood(count, (number) => `/${padded(number, 15_000)}`);
  expect([...statuses]).toEqual([[414, count]]);
});

it(
  "addresses that nobody links take a small part of the cache, and push no story out of it",
  { timeout: patience },
  async () => {
    await (await fetch(site.url + article)).text();
    const before = await restingHeap();
    for (let round = 0; round < 2; round += 1) {
      const statuses = await flood(400 * effort, (number) => `/${padded(number, 1_900)}/${round}`);
      expect([...statuses.keys()]).toEqual([404]);
    }
    await flood(2_000 * effort, (number) => `/politics/?x=${padded(number, 1_900)}`);
    await flood(2_000 * effort, (number) => `/%70olitics?x=${padded(number, 1_900)}`);
    expect((await figures()).cached).toBeLessThan(cacheMegabytes * 1024 * 1024);
    // Room for what a page cache of this size may hold, and no more.
    expect(await restingHeap()).toBeLessThan(before * 1.1 + cacheMegabytes * 1024 * 1024);
    const renders = await renderCount();
    await (await fetch(site.url + article)).text();
    expect(await renderCount()).toBe(renders);
  },
);

async function renderCount(): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`, { headers: { authorization } })).text();
  return Number(/^meridian_renders_total (\S+)$/m.exec(text)?.[1]);
}
