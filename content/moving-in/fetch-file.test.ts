// What a server may do to somebody who fetches its pictures.

import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderMedia } from "../media/folder-media.ts";
import { bringMedia } from "./bring-media.ts";
import { fileFetcher } from "./fetch-file.ts";

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9]);
let asked: string[] = [];
let server: Server;
let origin = "";
let folder = "";

const answers: Record<string, (response: ServerResponse, times: number) => unknown> = {
  "/good.jpg": (response) => response.end(jpeg),
  "/gone.jpg": (response) => response.writeHead(404).end(),
  "/page.jpg": (response) => response.end("<!doctype html><p>Not here any more"),
  "/large.jpg": (response) => response.writeHead(200, { "content-length": 5_000 }).end(Buffer.alloc(5_000, jpeg)),
  "/endless.jpg": (response) => response.write(Buffer.alloc(5_000, jpeg)),
  "/short.jpg": (response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write(jpeg, () => response.destroy());
  },
  "/busy.jpg": (response, times) =>
    times < 3 ? response.writeHead(503, { "retry-after": "7" }).end() : response.end(jpeg),
  "/drops.jpg": (response, times) => (times < 3 ? response.destroy() : response.end(jpeg)),
  "/never.jpg": (response) => response.destroy(),
  "/moved.jpg": (response) => response.writeHead(301, { location: "/good.jpg" }).end(),
  "/round.jpg": (response) => response.writeHead(302, { location: "/round.jpg" }).end(),
  "/silent.jpg": () => undefined,
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "meridian-fetch-"));
  server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    answers[url.replace(/\?.*/, "")]?.(response, asked.filter((one) => one === url).length);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const fetched = async (path: string, mayCallInside = true) => {
  const fetcher = fileFetcher({ atOnce: 2, mayCallInside, mostBytes: 1_000, silence: 300 });
  const result = await fetcher.fetch(path.startsWith("/") ? origin + path : path, join(folder, "x.jpg"));
  fetcher.close();
  return result;
};

describe("a file", () => {
  it.each([
    ["/good.jpg", { bytes: 8 }],
    ["/moved.jpg", { bytes: 8 }],
    ["/gone.jpg", { fault: "the server answered 404", again: false }],
    ["/page.jpg", { fault: "it is not what its name says", again: false }],
    ["/large.jpg", { fault: "it is larger than 0 MB", again: false }],
    ["/endless.jpg", { fault: "it is larger than 0 MB", again: false }],
    ["/round.jpg", { fault: "it leads from one address to the next", again: false }],
    ["/short.jpg", { fault: expect.any(String), again: true }],
    ["/silent.jpg", { fault: "nothing came for too long", again: true }],
    ["file:///etc/passwd", { fault: "its address cannot be read", again: false }],
  ])("%s", async (path, expected) => {
    expect(await fetched(path)).toEqual(expected);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it.each(["/good.jpg", "http://localhost:9/x.jpg", "http://[::1]:9/x.jpg", "http://169.254.169.254/x.jpg"])(
    "of an inside address is not asked for: %s",
    async (path) => {
      asked = [];
      expect(await fetched(path, false)).toEqual({ fault: "its address is an inside one", again: false });
      expect(asked).toEqual([]);
    },
  );
});

it("is tried again while there is hope, and left alone once it is there", async () => {
  asked = [];
  const waits: number[] = [];
  const lost: string[] = [];
  const copies = ["good", "busy", "drops", "never", "gone"].map((name) => ({
    here: `/uploads/a/${name}.jpg`,
    there: `${origin}/${name}.jpg`,
    inFolder: [],
  }));
  const bring = () =>
    bringMedia(copies, {
      files: folderMedia(folder),
      from: { from: "web", atOnce: 2, pause: 0, mayCallInside: true },
      mostBytes: 1_000,
      failed: ({ there }, why) => lost.push(`${there.slice(origin.length)} ${why}`),
      sleep: async (time) => void waits.push(time),
    });
  expect(await bring()).toMatchObject({ brought: 3, present: 0, failed: 2 });
  expect(waits.filter((time) => time === 7_000)).toHaveLength(2);
  expect(lost.toSorted()).toEqual([
    "/gone.jpg the server answered 404",
    expect.stringMatching(/^\/never\.jpg .+, 7 times$/),
  ]);
  asked = [];
  expect(await bring()).toMatchObject({ brought: 0, present: 3, failed: 2 });
  expect(asked).not.toContain("/good.jpg");
});

it("is not asked for any more once its server is gone", async () => {
  asked = [];
  const lost: string[] = [];
  const copies = Array.from({ length: 40 }, (_, place) => ({
    here: `/uploads/c/${place}.jpg`,
    there: `${origin}/never.jpg?${place}`,
    inFolder: [],
  }));
  const counts = await bringMedia(copies, {
    files: folderMedia(folder),
    from: { from: "web", atOnce: 2, pause: 0, mayCallInside: true },
    mostBytes: 1_000,
    failed: (_copy, why) => lost.push(why),
    sleep: async () => {},
  });
  expect(counts).toMatchObject({ brought: 0, failed: 40 });
  expect(lost.filter((why) => why === "its server does not answer any more").length).toBeGreaterThan(15);
  expect(lost).toHaveLength(40);
});

it("comes from a folder, and from nowhere beside it", async () => {
  const lost: string[] = [];
  writeFileSync(join(folder, "page.jpg"), "<!doctype html><title>Gone</title>");
  const counts = await bringMedia(
    [
      { here: "/uploads/b/page.jpg", there: "z", inFolder: ["page.jpg"] },
      { here: "/uploads/b/good.jpg", there: "x", inFolder: ["uploads/none.jpg", "a/good.jpg"] },
      { here: "/uploads/b/out.jpg", there: "y", inFolder: ["../../etc/passwd"] },
    ],
    {
      files: folderMedia(join(folder, "up")),
      from: { from: "folder", dir: folder },
      mostBytes: 1_000,
      failed: ({ there }, why) => lost.push(`${there} ${why}`),
    },
  );
  expect(counts).toMatchObject({ brought: 1, failed: 2, bytes: 8 });
  expect(lost.toSorted()).toEqual(["y it is not in the folder", "z it is not what its name says"]);
});
