// How fast a cached page goes out beside nginx sending the same bytes: each server alone on one core, wrk on another. nginx is asked twice:
// with the settings of Debian's package, and told to keep the file open, which is the fastest it can be and what the bar is held against.
// Neither server writes a log of requests. Each is started anew for every turn, and its best turn counts: how the system lays a process out in
// memory makes a difference of a tenth.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startDemoSite } from "../tests/demo-site.ts";
import { ensureTool } from "./ensure-tool.ts";
import { tellFigure } from "./tell-figure.ts";

const path = "/politics/senate-clears-storm-recovery-bill";
const nginxPort = 38_123;
const turns = 3;
const encoding = "gzip";

function requestsPerSecond(wrk: string, url: string): number {
  const { stdout } = spawnSync("taskset", [
    "-c",
    "1",
    wrk,
    "-t1",
    "-c32",
    "-d4s",
    "-H",
    `Accept-Encoding: ${encoding}`,
    url,
  ]);
  const figure = /Requests\/sec:\s+([\d.]+)/.exec(stdout.toString())?.[1];
  if (figure === undefined) throw new Error(`wrk said: ${stdout.toString()}`);
  return Number(figure);
}

/** What nginx writes by itself. */
const ownHeaders = new Set(["content-length", "date", "connection"]);

/** nginx sends the same headers: they are a part of the answer. */
function headerLines(headers: Headers): string {
  const more = [...headers].filter(([name]) => !ownHeaders.has(name) && name !== "content-type");
  return [
    `types { } default_type ${quoted(headers.get("content-type") ?? "")}; etag off; server_tokens off;`,
    ...more.map(([name, value]) => `add_header ${name} ${quoted(value)};`),
  ].join("\n");
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

async function startNginx(nginx: string, folder: string, headers: Headers, settings: string) {
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${settings}
       server { listen 127.0.0.1:${nginxPort}; location / { root ${folder}; ${headerLines(headers)} } } }`,
  );
  const server = spawn("taskset", ["-c", "0", nginx, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await wait(500);
  return server;
}

const wrk = ensureTool("wrk", "wrk");
const nginx = ensureTool("nginx", "nginx-light");
const folder = mkdtempSync(join(tmpdir(), "meridian-nginx-"));

async function startSite() {
  const started = await startDemoSite({ dataDir: join(folder, "data"), env: { PAGE_FRESH_SECONDS: "3600" } });
  spawnSync("taskset", ["-a", "-cp", "0", String(started.process.pid)]);
  return started;
}

async function oursPerSecond(): Promise<number> {
  const started = await startSite();
  requestsPerSecond(wrk, started.url + path);
  const figure = requestsPerSecond(wrk, started.url + path);
  await started.stop();
  return figure;
}

const site = await startSite();
// fetch() would undo the compression, and both servers must send the same bytes.
const raw = spawnSync("curl", ["-s", "-H", `Accept-Encoding: ${encoding}`, site.url + path], { maxBuffer: 1e8 }).stdout;
writeFileSync(join(folder, "page.html"), raw);
const { headers } = await fetch(site.url + path, { headers: { "accept-encoding": encoding } });
await site.stop();

const figures = { ours: 0, theirs: 0, open: 0 };
for (let turn = 0; turn < turns; turn += 1) {
  figures.ours = Math.max(figures.ours, await oursPerSecond());
  figures.theirs = Math.max(figures.theirs, await nginxPerSecond(""));
  figures.open = Math.max(figures.open, await nginxPerSecond("open_file_cache max=10;"));
}
console.log(`page of ${raw.length} bytes (${encoding})`);
tellFigure({ name: "Cached article", value: figures.ours, unit: "a second" });
tellFigure({ name: "nginx with the same bytes, as Debian sets it", value: figures.theirs, unit: "a second" });
tellFigure({ name: "nginx with the same bytes, its file held open", value: figures.open, unit: "a second" });
tellFigure({ name: "Cached article beside nginx as Debian sets it", value: figures.ours / figures.theirs });
tellFigure({
  name: "Cached article beside nginx with its file held open",
  value: figures.ours / figures.open,
  bar: { atLeast: 0.6 },
});
rmSync(folder, { recursive: true, force: true });

async function nginxPerSecond(settings: string): Promise<number> {
  const server = await startNginx(nginx, folder, headers, settings);
  const figure = requestsPerSecond(wrk, `http://127.0.0.1:${nginxPort}/page.html`);
  const gone = once(server, "exit");
  server.kill("SIGTERM");
  await gone;
  return figure;
}
