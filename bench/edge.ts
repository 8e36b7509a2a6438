// How fast a cached page goes out from the site directly and through Varnish (deploy/varnish/meridian.vcl), with one worker and with two, beside nginx
// that sends the same bytes from as many processes, its file held open. Whoever has one worker has one core, and is asked from the other; whoever has
// two shares both with those who ask. All are started anew for every turn, stand beside each other, and their best turn counts. On a machine with two
// cores that does nothing else.

import { spawnSync } from "node:child_process";
import { startDemoSite } from "../tests/demo-site.ts";
import { freePort, startVarnish } from "../tests/http/start-varnish.ts";
import { sentBy, startNginx } from "./nginx.ts";
import { processesOf } from "./processor-time.ts";
import { tellFigure } from "./tell-figure.ts";
import { ask } from "./wrk.ts";

const path = "/politics/senate-clears-storm-recovery-bill";
const encoding = "gzip";
const turns = 3;
const seconds = 4;
/** To each worker. */
const connections = 32;

const ways = ["directly", "through Varnish", "from nginx"] as const;
type Way = (typeof ways)[number];

async function requestsPerSecond(url: string, workers: number): Promise<number> {
  const asking = {
    url,
    headers: { "accept-encoding": encoding },
    connections: connections * workers,
    threads: workers,
    ...(workers === 1 && { core: 1 }),
  };
  await ask({ ...asking, seconds: 1 });
  return (await ask({ ...asking, seconds })).perSecond;
}

function holdToFirstCore(pid: number): void {
  for (const each of processesOf(pid)) spawnSync("taskset", ["-a", "-cp", "0", String(each)]);
}

async function startAll(workers: number) {
  const port = await freePort();
  const env = { LOG_LEVEL: "error", PAGE_FRESH_SECONDS: "3600", PURGE: `varnish://127.0.0.1:${port}` };
  const site = await startDemoSite({ workers, env });
  const varnish = await startVarnish(port, Number(new URL(site.url).port));
  const nginx = await startNginx(await sentBy(site.url + path, encoding), {
    workers,
    settings: "open_file_cache max=10;",
  });
  const servers = {
    directly: { ...site, url: site.url + path },
    "through Varnish": { ...varnish, url: varnish.url + path },
    "from nginx": nginx,
  };
  if (workers === 1) for (const { process } of Object.values(servers)) holdToFirstCore(process.pid ?? 0);
  return servers;
}

async function play(workers: number, best: Record<Way, number>): Promise<void> {
  const servers = await startAll(workers);
  for (const way of ways) best[way] = Math.max(best[way], await requestsPerSecond(servers[way].url, workers));
  const { url } = servers["through Varnish"];
  const cacheSaid = (await fetch(url, { headers: { "accept-encoding": encoding } })).headers.get("x-cache");
  if (cacheSaid !== "hit") throw new Error(`Varnish had to ask the site: ${cacheSaid}`);
  for (const way of ways.toReversed()) await servers[way].stop();
}

for (const workers of [1, 2]) {
  const best = { directly: 0, "through Varnish": 0, "from nginx": 0 };
  for (let turn = 0; turn < turns; turn += 1) await play(workers, best);
  const having = workers === 1 ? "1 worker" : `${workers} workers`;
  for (const way of ways) tellFigure({ name: `Cached article ${way}, ${having}`, value: best[way], unit: "a second" });
  for (const way of ["directly", "through Varnish"] as const)
    tellFigure({ name: `Cached article ${way} beside nginx, ${having}`, value: best[way] / best["from nginx"] });
}
