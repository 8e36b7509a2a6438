// Clients that ask and do not read, or do not finish asking.

import { once } from "node:events";
import { mkdir, readdir, readFile, readlink, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { rawGet } from "./raw-request.ts";

const megabyte = 1024 * 1024;
const large = 17 * megabyte;
const path = "/uploads/large.png";

let site: DemoSite;
const opened: Socket[] = [];

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { WRITE_TIMEOUT_SECONDS: "2", REQUEST_TIMEOUT_SECONDS: "2" } });
  await mkdir(join(site.dataDir, "uploads"), { recursive: true });
  await writeFile(join(site.dataDir, "uploads", "large.png"), Buffer.alloc(large, "pixels"));
  await writeFile(join(site.dataDir, "uploads", "large.mp4"), Buffer.alloc(large, "frames"));
});

afterAll(async () => {
  for (const socket of opened) socket.destroy();
  await site.stop();
});

async function memory(): Promise<number> {
  const status = await readFile(`/proc/${site.process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Files that the site has open. */
async function openFiles(name: string): Promise<number> {
  const dir = `/proc/${site.process.pid}/fd`;
  const links = await Promise.all((await readdir(dir)).map((fd) => readlink(join(dir, fd)).catch(() => "")));
  return links.filter((link) => link.endsWith(name)).length;
}

function opening(words: string): Socket {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  opened.push(socket);
  socket.on("error", () => undefined);
  socket.write(words);
  return socket;
}

const asking = (target: string, headers = "") => `GET ${target} HTTP/1.1\r\nHost: site.example\r\n${headers}\r\n`;

/** Reads the beginning and then nothing. */
async function stalled(words: string): Promise<Socket> {
  const socket = opening(words);
  await once(socket, "data");
  socket.pause();
  return socket;
}

/** The other side has gone; noticed by a write, as nothing is read. */
async function isCut(socket: Socket): Promise<boolean> {
  socket.write("\r\n");
  return socket.destroyed || socket.closed;
}

describe("a hundred clients that do not read", () => {
  it.each(["/uploads/large.png", "/uploads/large.mp4"])(
    "hold little memory with %s, and are let go",
    async (target) => {
      // What the process needs for one after another is not counted.
      for (let index = 0; index < 5; index += 1) await rawGet(site.url, target);
      const before = await memory();
      const sockets = await Promise.all(Array.from({ length: 100 }, () => stalled(asking(target))));
      const held = Math.max(await memory(), await memory());
      // Read whole, the file would take 1,700.
      expect((held - before) / megabyte).toBeLessThan(150);
      await expect
        .poll(async () => (await Promise.all(sockets.map(isCut))).filter(Boolean).length, {
          interval: 250,
        })
        .toBe(100);
      await expect.poll(() => openFiles(target.slice("/uploads/".length))).toBe(0);
    },
  );

  it("hold no more when each asks fifty times at once, and nothing is left of it", async () => {
    await rawGet(site.url, path);
    const before = await memory();
    for (let round = 0; round < 3; round += 1) {
      const sockets = Array.from({ length: 100 }, () => opening(asking(path).repeat(50)));
      for (const socket of sockets) socket.pause();
      await expect
        .poll(async () => (await Promise.all(sockets.map(isCut))).filter(Boolean).length, {
          interval: 100,
        })
        .toBe(100);
    }
    await expect.poll(() => openFiles("large.png")).toBe(0);
    expect(((await memory()) - before) / megabyte).toBeLessThan(150);
  });

  it("are let go when they ask for one file after another", async () => {
    const names = await readdir(join(import.meta.dirname, "..", "..", "dist", "client", "assets"));
    const script = names.find((name) => /^react-.*\.js$/.test(name)) ?? "";
    const socket = opening(asking(`/assets/${script}`).repeat(200));
    socket.pause();
    await expect.poll(() => isCut(socket), { interval: 250 }).toBe(true);
  });
});

describe("a client that reads", () => {
  it("slowly gets all of it", async () => {
    const socket = opening(asking(path, "Connection: close\r\n"));
    let bytes = 0;
    let pauses = 0;
    socket.on("data", (piece) => {
      bytes += piece.length;
      // For longer in all than a client may stand still.
      if (pauses < 8 && bytes > (pauses + 1) * megabyte) {
        pauses += 1;
        socket.pause();
        setTimeout(() => socket.resume(), 400);
      }
    });
    await once(socket, "end");
    expect(bytes).toBeGreaterThan(large);
    expect(pauses).toBe(8);
  });

  it("has what it needs to ask again, to ask for parts, and to ask without the bytes", async () => {
    const whole = await fetch(site.url + path);
    expect((await whole.arrayBuffer()).byteLength).toBe(large);
    const etag = whole.headers.get("etag") ?? "";
    const head = await fetch(site.url + path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), head.headers.get("etag")]).toEqual([
      200,
      String(large),
      etag,
    ]);
    expect((await fetch(site.url + path, { headers: { "if-none-match": `"x", W/${etag}` } })).status).toBe(304);
    const part = await fetch(site.url + path, { headers: { range: "bytes=3-8" } });
    expect([part.status, await part.text()]).toEqual([206, "elspix"]);
  });

  it("and goes away leaves no file open", async () => {
    const sockets = await Promise.all(Array.from({ length: 30 }, () => stalled(asking(path))));
    for (const socket of sockets) socket.destroy();
    for (let index = 0; index < 30; index += 1) {
      const socket = opening(asking(path));
      await once(socket, "connect");
      socket.resetAndDestroy();
    }
    await expect.poll(() => openFiles("large.png")).toBe(0);
  });
});

describe("a client that does not finish asking", () => {
  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: "],
    [
      "a body",
      "POST /contact HTTP/1.1\r\nHost: site.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nslow",
    ],
  ])("of %s is let go", async (_, words) => {
    const socket = opening(words);
    let answer = "";
    socket.setEncoding("latin1").on("data", (piece: string) => (answer += piece));
    await once(socket, "close");
    expect(answer).toContain(" 408 ");
  });
});
