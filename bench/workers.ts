// What a second worker adds. One site with one worker and one with two stand beside each other and are asked in turns: cached pages, and pages
// that no cache holds, with the limit of clients asked of the parent for each of those. Whoever asks needs a part of the processors too, so what
// one request costs the site is told in processor time as well. On a machine with two cores that does nothing else.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDemoSite, type DemoSite } from "../tests/demo-site.ts";
import { workersOf } from "../tests/http/workers-site.ts";
import { ensureTool } from "./ensure-tool.ts";
import { tellFigure } from "./tell-figure.ts";

const turns = 5;
const seconds = 5;
/** To each worker, so that one is as busy as the other. */
const connections = 32;
/** Clock ticks of the system, in which it tells processor time. */
const ticksPerSecond = 100;

const wrk = ensureTool("wrk", "wrk");
const folder = mkdtempSync(join(tmpdir(), "meridian-workers-"));
const script = join(folder, "pages.lua");

/** A cache that is too small for any page, and a limit that nobody reaches but everybody is counted by. */
const uncached = { PAGE_CACHE_MB: "1", CLIENT_ADDRESS_HEADER: "x-reader", CLIENT_REQUESTS_PER_SECOND: "1000000" };
const cached = { PAGE_FRESH_SECONDS: "3600" };

interface Measured {
  perSecond: number;
  /** Milliseconds of all processes of the site. */
  each: number;
}

interface Case {
  /** What the second worker must add of the first. */
  adds?: number;
  /** How many times the processor time of one a request may take. */
  costs?: number;
  name: string;
  env: Record<string, string>;
  encoding: string;
}

interface Setting {
  site: DemoSite;
  workers: number;
  best: Measured;
}

async function processorSeconds(site: DemoSite): Promise<number> {
  const pids = [site.process.pid ?? 0, ...(await workersOf(site))];
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, some) => sum + some, 0) / ticksPerSecond;
}

async function measure({ site, workers }: Pick<Setting, "site" | "workers">, encoding: string): Promise<Measured> {
  const before = await processorSeconds(site);
  const { stdout } = spawnSync(wrk, [
    "-t1",
    `-c${connections * workers}`,
    `-d${seconds}s`,
    "-s",
    script,
    "-H",
    `accept-encoding: ${encoding}`,
    "-H",
    "x-reader: 198.51.100.7",
    site.url,
  ]);
  const used = (await processorSeconds(site)) - before;
  const said = stdout.toString();
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  if (!(requests > 0) || /Non-2xx/.test(said)) throw new Error(`wrk said: ${said}`);
  return { perSecond, each: (used / requests) * 1000 };
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

async function compare({ name, env, encoding, adds, costs }: Case): Promise<Setting[]> {
  const settings: Setting[] = [];
  for (const workers of [1, 2]) {
    const site = await startDemoSite({ workers, env: { LOG_LEVEL: "error", ...env } });
    settings.push({ site, workers, best: { perSecond: 0, each: Infinity } });
  }
  const [one, two] = settings;
  if (one === undefined || two === undefined) throw new Error("no sites");
  const stories = await writeScript(one.site);
  for (const setting of settings) await measure(setting, encoding);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const setting of settings) {
      const { perSecond, each } = await measure(setting, encoding);
      setting.best = {
        perSecond: Math.max(setting.best.perSecond, perSecond),
        each: Math.min(setting.best.each, each),
      };
    }
  }
  console.log(`\n${name}, ${stories} stories, ${encoding}, ${connections} connections a worker`);
  for (const { workers, best } of settings)
    console.log(
      `  ${workers} worker${workers === 1 ? " " : "s"}: ${best.perSecond.toFixed(0)} requests a second, ${best.each.toFixed(3)} ms of processor each`,
    );
  const cost = two.best.each / one.best.each;
  tellFigure({
    name: `What a second worker adds, ${name}`,
    value: two.best.perSecond / one.best.perSecond - 1,
    ...(adds !== undefined && { bar: { atLeast: adds } }),
  });
  tellFigure({
    name: `Processor time of a request with two workers beside one, ${name}`,
    value: cost,
    ...(costs !== undefined && { bar: { atMost: costs } }),
  });
  console.log(`  with a core for each the second would add ${(2 / cost - 1).toFixed(2)}`);
  return settings;
}

/** Megabytes: what is its own, and its part of what processes share. */
function memoryOf(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]) / 1024;
}

async function tellMemory(settings: readonly Setting[]): Promise<void> {
  for (const { site, workers } of settings) {
    const each = (await workersOf(site)).map((pid) => `${memoryOf(pid).toFixed(0)} MB`);
    console.log(
      `  memory with ${workers}: parent ${memoryOf(site.process.pid ?? 0).toFixed(0)} MB, workers ${each.join(" and ")}`,
    );
  }
}

const cases: readonly Case[] = [
  // Compressed by other threads, which are on the second core already with one worker.
  { name: "pages that no cache holds", env: uncached, encoding: "identity", adds: 0.8 },
  { name: "cached pages", env: cached, encoding: "gzip", costs: 1.05 },
];
for (const one of cases) {
  const settings = await compare(one);
  await tellMemory(settings);
  for (const { site } of settings) await site.stop();
}
rmSync(folder, { recursive: true, force: true });
