// What a second worker adds. One site with one worker and one with two stand beside each other and are asked in turns: cached pages, and pages
// that no cache holds, with the limit of clients asked of the parent for each of those. Whoever asks needs a part of the processors too, and two
// busy cores are slower than one, so **two sites of one worker that know nothing of each other** are asked as well: they show what the machine can
// give. On a machine with two cores that does nothing else.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDemoSite, type DemoSite } from "../tests/demo-site.ts";
import { workersOf } from "../tests/http/workers-site.ts";
import { processorSeconds } from "./processor-time.ts";
import { tellFigure } from "./tell-figure.ts";
import { ask } from "./wrk.ts";

const turns = 8;
const seconds = 5;
/** To each worker, so that one is as busy as the other. */
const connections = 32;

const folder = mkdtempSync(join(tmpdir(), "meridian-workers-"));
const script = join(folder, "pages.lua");
const story = "/politics/senate-clears-storm-recovery-bill";

/** A cache that is too small for any page, and a limit that nobody reaches but everybody is counted by. */
const uncached = { PAGE_CACHE_MB: "1", CLIENT_ADDRESS_HEADER: "x-reader", CLIENT_REQUESTS_PER_SECOND: "1000000" };
const cached = { PAGE_FRESH_SECONDS: "3600" };

interface Measured {
  perSecond: number;
  /** Milliseconds of all processes of the site. */
  each: number;
}

interface Case {
  /** Of what the first answers, the second must add so much. */
  adds?: number;
  /** How many times the processor time of one in a site of one worker a request may take. */
  costs?: number;
  name: string;
  env: Record<string, string>;
  encoding: string;
  /** For every story in turn, in place of one. To write so many requests keeps whoever asks as busy as a site that has the answers ready. */
  asksForAll: boolean;
}

interface Setting {
  name: string;
  /** Each is asked by a program of its own, and so is each worker. */
  sites: DemoSite[];
  workers: number;
  best: Measured;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

async function measure({ sites, workers }: Setting, { encoding, asksForAll }: Case): Promise<Measured> {
  const usedBy = () => sum(sites.map(({ process }) => processorSeconds(process.pid ?? 0)));
  const before = usedBy();
  const addresses = sites.flatMap(({ url }) => Array.from({ length: workers }, () => url));
  const headers = { "accept-encoding": encoding, "x-reader": "198.51.100.7" };
  const asked = await Promise.all(
    addresses.map((url) =>
      asksForAll
        ? ask({ url, headers, connections, seconds, script })
        : ask({ url: url + story, headers, connections, seconds }),
    ),
  );
  const used = usedBy() - before;
  return {
    perSecond: sum(asked.map(({ perSecond }) => perSecond)),
    each: (used / sum(asked.map(({ requests }) => requests))) * 1000,
  };
}

/** Every story of the demo, in turn. */
async function writeScript({ url }: DemoSite): Promise<number> {
  const locations = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(url + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  };
  const maps = (await locations("/sitemap.xml")).filter((path) => /stor|article/.test(path));
  const stories = (await Promise.all(maps.map(locations))).flat();
  const list = stories.map((path) => `"${path}"`).join(",");
  writeFileSync(
    script,
    `local paths = {${list}}\nlocal at = 0\nrequest = function() at = at % #paths + 1 return wrk.format("GET", paths[at]) end\n`,
  );
  return stories.length;
}

async function startSetting(name: string, sites: number, workers: number, env: Case["env"]): Promise<Setting> {
  const started: DemoSite[] = [];
  for (let site = 0; site < sites; site += 1)
    started.push(await startDemoSite({ workers, env: { LOG_LEVEL: "error", ...env } }));
  return { name, sites: started, workers, best: { perSecond: 0, each: Infinity } };
}

async function compare(asked: Case): Promise<Setting[]> {
  const { name, env, encoding, adds, costs, asksForAll } = asked;
  const one = await startSetting("1 worker", 1, 1, env);
  const two = await startSetting("2 workers", 1, 2, env);
  const apart = await startSetting("2 sites apart", 2, 1, env);
  const settings = [one, two, apart];
  const [first] = one.sites;
  if (first === undefined) throw new Error("no site");
  const stories = await writeScript(first);
  for (const setting of settings) await measure(setting, asked);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const setting of settings) {
      const { perSecond, each } = await measure(setting, asked);
      setting.best = {
        perSecond: Math.max(setting.best.perSecond, perSecond),
        each: Math.min(setting.best.each, each),
      };
    }
  }
  console.log(
    `\n${name}, ${asksForAll ? stories : 1} of ${stories} stories, ${encoding}, ${connections} connections a worker`,
  );
  for (const { name: setting, best } of settings)
    console.log(
      `  ${setting.padEnd(13)}: ${best.perSecond.toFixed(0)} requests a second, ${best.each.toFixed(3)} ms of processor each`,
    );
  const added = ({ best }: Setting) => best.perSecond / one.best.perSecond - 1;
  console.log(`  of the first, a second site adds ${added(apart).toFixed(2)} on this machine`);
  tellFigure({
    name: `What a second worker adds, ${name}`,
    value: added(two),
    ...(adds !== undefined && { bar: { atLeast: adds } }),
  });
  tellFigure({
    name: `Processor time of a request with two workers beside one, ${name}`,
    value: two.best.each / one.best.each,
    ...(costs !== undefined && { bar: { atMost: costs } }),
  });
  tellFigure({
    name: `Requests of two workers beside two sites apart, ${name}`,
    value: two.best.perSecond / apart.best.perSecond,
  });
  return settings;
}

/** Megabytes: what is its own, and its part of what processes share. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]) / 1024;
}

async function tellMemory(settings: readonly Setting[]): Promise<void> {
  for (const { name, sites } of settings)
    for (const site of sites) {
      const each = (await workersOf(site)).map((pid) => `${memoryOf(pid).toFixed(0)} MB`);
      const parent = memoryOf(site.process.pid ?? 0).toFixed(0);
      console.log(`  memory, ${name}: parent ${parent} MB, workers ${each.join(" and ")}`);
    }
}

const cases: readonly Case[] = [
  // Compressed by other threads, which are on the second core already with one worker.
  { name: "pages that no cache holds", env: uncached, encoding: "identity", asksForAll: true, adds: 0.8 },
  { name: "cached pages", env: cached, encoding: "gzip", asksForAll: false, costs: 1 },
];
for (const one of cases) {
  const settings = await compare(one);
  await tellMemory(settings);
  for (const { sites } of settings) for (const site of sites) await site.stop();
}
rmSync(folder, { recursive: true, force: true });
