// How fast a kept page goes out beside nginx sending the same bytes: each server alone on one core, wrk on another.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startDemoSite } from "../tests/demo-site.ts";

const path = "/politics/senate-clears-storm-recovery-bill";
const nginxPort = 38_123;
const turns = 3;
const encoding = "gzip";

function ensureTool(name: string, packageName: string): string {
  const find = () =>
    spawnSync("sh", ["-c", `PATH=$PATH:/usr/sbin command -v ${name}`])
      .stdout.toString()
      .trim();
  if (find() === "" && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update", "-qq"]);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", packageName]);
  }
  const found = find();
  if (found === "") throw new Error(`This benchmark needs ${name} (Debian's package ${packageName})`);
  return found;
}

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

async function startNginx(nginx: string, folder: string, body: Buffer) {
  writeFileSync(join(folder, "page.html"), body);
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
       server { listen 127.0.0.1:${nginxPort}; location / { root ${folder}; default_type text/html; add_header Content-Encoding ${encoding}; } } }`,
  );
  const server = spawn("taskset", ["-c", "0", nginx, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await wait(500);
  return server;
}

const wrk = ensureTool("wrk", "wrk");
const nginx = ensureTool("nginx", "nginx-light");
const site = await startDemoSite({ env: { PAGE_FRESH_SECONDS: "3600" } });
spawnSync("taskset", ["-a", "-cp", "0", String(site.process.pid)]);
const folder = mkdtempSync(join(tmpdir(), "meridian-nginx-"));

// fetch() would undo the compression, and both servers must send the same bytes.
const raw = spawnSync("curl", ["-s", "-H", `Accept-Encoding: ${encoding}`, site.url + path], { maxBuffer: 1e8 }).stdout;
const proxy = await startNginx(nginx, folder, raw);

const ours: number[] = [];
const theirs: number[] = [];
requestsPerSecond(wrk, site.url + path);
for (let turn = 0; turn < turns; turn += 1) {
  ours.push(requestsPerSecond(wrk, site.url + path));
  theirs.push(requestsPerSecond(wrk, `http://127.0.0.1:${nginxPort}/page.html`));
}
console.log(`page of ${raw.length} bytes (${encoding})`);
console.log(`kept article: ${Math.max(...ours).toFixed(0)} requests a second`);
console.log(`nginx:        ${Math.max(...theirs).toFixed(0)} requests a second`);
console.log(`share: ${(Math.max(...ours) / Math.max(...theirs)).toFixed(2)} (bar: at least 0.50)`);
const gone = once(proxy, "exit");
proxy.kill("SIGTERM");
await gone;
await site.stop();
rmSync(folder, { recursive: true, force: true });
