// Two hundred open live pages on one node: how long until all of them have a new post, and how much memory they cost.

import { get, type ClientRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { runContent, startDemoSite } from "../tests/demo-site.ts";
import { openServerMemory, withInspector } from "../tests/server-memory.ts";
import { tellFigure } from "./tell-figure.ts";

const readers = 200;
const rounds = 5;
const path = "/coverage/bench";

const site = await startDemoSite({ empty: true, env: { LOG_LEVEL: "error", ...withInspector } });
const memory = await openServerMemory(() => site.log());

const post = (id: number) => ({
  id: `p${id}`,
  title: `Post ${id}`,
  body: `<p>${"Some words of a post. ".repeat(20)}</p>`,
  time: new Date(Date.now() - (1000 - id) * 60_000).toISOString(),
});

async function store(posts: number): Promise<void> {
  const updates = Array.from({ length: posts }, (_, index) => post(index));
  const record = { type: "live_event", id: path.slice(1), title: "Bench", updates };
  const { status, stderr } = await runContent(["import", "-"], { DATA_DIR: site.dataDir }, JSON.stringify(record));
  if (status !== 0) throw new Error(stderr);
}

interface Reader {
  request: ClientRequest;
  /** Of updates, by `performance.now()`. */
  heard: number[];
}

function open(): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const reader: Partial<Reader> & { heard: number[] } = { heard: [] };
    reader.request = get(site.url + "/api/live" + path, { headers: { accept: "text/event-stream" } }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (text.includes("event: hello")) resolve({ request: request, heard: reader.heard });
        if (text.includes("event: update")) reader.heard.push(performance.now());
      });
      response.on("error", () => undefined);
    });
    const { request } = reader;
    request.on("error", reject);
  });
}

function leave({ request }: Reader): void {
  request.removeAllListeners("error");
  request.on("error", () => undefined);
  request.destroy();
}

// The node is warm: it has drawn the page, and told one reader of a few changes.
await store(396);
const first = await open();
for (let posts = 397; posts <= 400; posts += 1) {
  await (await fetch(site.url + path)).text();
  await store(posts);
}
await wait(1500);
leave(first);
await wait(500);
const before = await memory.held();

const open200 = await Promise.all(Array.from({ length: readers }, open));
await wait(2000);
const opened = await memory.held();

const delays: number[] = [];
const spreads: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  await store(400 + round);
  // Committed before the import command ends: the delay is told from its end, so it may be negative.
  const stored = performance.now();
  const end = stored + 5000;
  while (open200.some(({ heard }) => heard.length < round) && performance.now() < end) await wait(5);
  const heardAt = open200.map(({ heard }) => heard[round - 1] ?? Number.POSITIVE_INFINITY);
  delays.push(Math.max(...heardAt) - stored);
  spreads.push(Math.max(...heardAt) - Math.min(...heardAt));
}

const told = await memory.held();
memory.close();
for (const reader of open200) leave(reader);
await site.stop();

console.log(`${readers} open live pages of 400 posts on one node`);
console.log(
  `the last reader has a new post ${delays.map((delay) => delay.toFixed(0)).join(", ")} ms after the import ended (bar: 1000)`,
);
console.log(`the first and the last reader are at most ${Math.max(...spreads).toFixed(0)} ms apart`);
console.log(
  `memory held before ${before.toFixed(1)} MB, with streams open ${opened.toFixed(1)} MB, after ${rounds} posts ${told.toFixed(1)} MB`,
);
tellFigure({
  name: `Memory for ${readers} open live pages`,
  value: Math.max(opened, told) - before,
  unit: "MB",
  bar: { atMost: 30 },
});
tellFigure({
  name: `A new post at the last of ${readers} open live pages`,
  value: Math.max(...delays),
  unit: "ms",
  bar: { atMost: 1000 },
});
