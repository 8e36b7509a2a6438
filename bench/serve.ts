// How fast a cached page goes out beside nginx sending the same bytes: each server alone on one core, wrk on another. nginx is asked twice:
// with the settings of Debian's package, and told to keep the file open, which is the fastest it can be and what the bar is held against.
// Neither server writes a log of requests. Each is started anew for every turn, and its best turn counts: how the system lays a process out in
// memory makes a difference of a tenth.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDemoSite } from "../tests/demo-site.ts";
import { sentBy, startNginx } from "./nginx.ts";
import { tellFigure } from "./tell-figure.ts";
import { ask } from "./wrk.ts";

const path = "/politics/senate-clears-storm-recovery-bill";
const turns = 3;
const encoding = "gzip";
const dataDir = mkdtempSync(join(tmpdir(), "meridian-serve-"));

async function requestsPerSecond(url: string): Promise<number> {
  const headers = { "accept-encoding": encoding };
  const { perSecond } = await ask({ url, headers, connections: 32, seconds: 4, core: 1 });
  return perSecond;
}

async function startSite() {
  const started = await startDemoSite({ dataDir, env: { PAGE_FRESH_SECONDS: "3600" } });
  spawnSync("taskset", ["-a", "-cp", "0", String(started.process.pid)]);
  return started;
}

async function oursPerSecond(): Promise<number> {
  const started = await startSite();
  await requestsPerSecond(started.url + path);
  const figure = await requestsPerSecond(started.url + path);
  await started.stop();
  return figure;
}

const site = await startSite();
const sent = await sentBy(site.url + path, encoding);
await site.stop();

async function nginxPerSecond(settings: string): Promise<number> {
  const server = await startNginx(sent, { core: 0, settings });
  const figure = await requestsPerSecond(server.url);
  await server.stop();
  return figure;
}

const figures = { ours: 0, theirs: 0, open: 0 };
for (let turn = 0; turn < turns; turn += 1) {
  figures.ours = Math.max(figures.ours, await oursPerSecond());
  figures.theirs = Math.max(figures.theirs, await nginxPerSecond(""));
  figures.open = Math.max(figures.open, await nginxPerSecond("open_file_cache max=10;"));
}
console.log(`page of ${sent.body.length} bytes (${encoding})`);
tellFigure({ name: "Cached article", value: figures.ours, unit: "a second" });
tellFigure({ name: "nginx with the same bytes, as Debian sets it", value: figures.theirs, unit: "a second" });
tellFigure({ name: "nginx with the same bytes, its file held open", value: figures.open, unit: "a second" });
tellFigure({ name: "Cached article beside nginx as Debian sets it", value: figures.ours / figures.theirs });
tellFigure({
  name: "Cached article beside nginx with its file held open",
  value: figures.ours / figures.open,
  bar: { atLeast: 0.6 },
});
rmSync(dataDir, { recursive: true, force: true });
