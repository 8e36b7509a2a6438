// nginx that sends what another server sent: the same bytes of the page, from a file, with the same headers.

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureTool } from "./ensure-tool.ts";

const nginx = ensureTool("nginx", "nginx-light");
const port = 38_123;
/** What nginx writes by itself. */
const ownHeaders = new Set(["content-length", "content-type", "date", "connection"]);

interface Sent {
  body: Buffer;
  headers: Headers;
}

/** As it was on its way: fetch() undoes the compression of what it answers. */
export async function sentBy(url: string, encoding: string): Promise<Sent> {
  const asked = `Accept-Encoding: ${encoding}`;
  const body = spawnSync("curl", ["-s", "-H", asked, url], { maxBuffer: 1e8 }).stdout;
  const { headers } = await fetch(url, { headers: { "accept-encoding": encoding } });
  return { body, headers };
}

function headerLines(headers: Headers): string {
  const more = [...headers].filter(([name]) => !ownHeaders.has(name));
  return [
    `types { } default_type ${quoted(headers.get("content-type") ?? "")}; etag off; server_tokens off;`,
    ...more.map(([name, value]) => `add_header ${name} ${quoted(value)};`),
  ].join("\n");
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

interface Nginx {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** `settings` are lines of its configuration; without `core` it may run on every one. */
export async function startNginx(
  { body, headers }: Sent,
  { workers = 1, core, settings = "" }: { workers?: number; core?: number; settings?: string },
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(join(folder, "page.html"), body);
  writeFileSync(
    file,
    `worker_processes ${workers}; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? "user root;" : ""}
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; ${settings}
       server { listen 127.0.0.1:${port}; location / { root ${folder}; ${headerLines(headers)} } } }`,
  );
  const pinned = core === undefined ? [] : ["taskset", "-c", String(core)];
  const server = spawn("env", [...pinned, nginx, "-c", file], { stdio: "ignore" });
  await wait(500);
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    process: server,
    stop: async () => {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
