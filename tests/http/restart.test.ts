// A restart while readers read: a new process takes over the listening socket, and nobody notices. With several workers: tests/faults/workers.test.ts.

import { importRecords } from "../demo-site.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { section, story } from "../faults/running-site.ts";

const root = join(import.meta.dirname, "..", "..");
const paths = ["/us/one", "/us", "/api/env", "/_page/us/one", "/healthz", "/nothing/here"];
const heldOpen = 6;
const connecting = 6;

let dataDir: string;
let server: ChildProcess;
let output = "";
let url: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "meridian-restart-"));
  await importRecords({ DATA_DIR: dataDir }, [section, story("one", "A story")]);
  server = spawn(join(root, "node_modules", ".bin", "node"), [join(root, "scripts", "serve.mjs")], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", WORKERS: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (data: Buffer) => (output += data.toString()));
  await eventually(() => expect(output).toContain("serving on"));
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? "";
});

afterAll(async () => {
  if (server.exitCode === null) server.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

const times = (what: string) => output.split(`"msg":"${what}"`).length - 1;

function ask(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url + path, { agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

it("no request fails while the site is restarted, on open and on new connections", async () => {
  const failures: string[] = [];
  let answered = 0;
  const watch = { isOver: false };
  const reader = async (number: number, keepAlive: boolean) => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    for (let turn = number; !watch.isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      const status = await ask(path, agent).catch((error: Error) => error.message);
      if (status === (path === "/nothing/here" ? 404 : 200)) answered += 1;
      else failures.push(`${path} ${keepAlive ? "open" : "new"}: ${status}`);
    }
    agent.destroy();
  };
  const readers = Promise.all([
    ...Array.from({ length: heldOpen }, (_, number) => reader(number, true)),
    ...Array.from({ length: connecting }, (_, number) => reader(number, false)),
  ]);
  for (const restart of [1, 2]) {
    server.kill("SIGUSR2");
    await expect.poll(() => times("server started")).toBe(restart + 1);
    await expect.poll(() => times("server stopped")).toBe(restart);
  }
  const before = answered;
  await expect.poll(() => answered).toBeGreaterThan(before + 50);
  watch.isOver = true;
  await readers;
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(500);
});

it("a site that was killed is replaced, and SIGTERM ends everything with status 0", async () => {
  const pid = await workerPid();
  process.kill(pid, "SIGKILL");
  // Who comes before the next one serves waits at the same socket.
  expect(await ask("/healthz", new Agent())).toBe(200);
  await expect.poll(() => output.split("serving on").length - 1).toBe(4);
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

/** The process that serves now is the only child of the one that was started. */
async function workerPid(): Promise<number> {
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, "utf8");
  return Number(children.trim().split(" ").at(-1));
}
