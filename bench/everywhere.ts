// `npm run bench -- everywhere`: a post of live coverage is saved at one of three nodes. How long until each node and each of two Varnish shows it on its
// page, and until each of a thousand pages that are open behind these has it. Counted from when it is sent, not from when the save is answered.

import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { missing, startWorld } from "../tests/histories/world.ts";
import { tellFigure } from "./tell-figure.ts";

const openPages = 1000;
const rounds = 40;
const bar = 500;
/** Milliseconds after which a place counts as one that never shows it. */
const patience = 10_000;
const path = "/coverage/everywhere";

if (missing !== undefined) throw new Error(missing);
const world = await startWorld({ connections: 4 * openPages });

async function save(turn: number, method: string, to: string, body: object): Promise<void> {
  const url = world.nodes[turn % world.nodes.length]?.url ?? "";
  const answer = await fetch(`${url}/api/content/live_event/${to}`, {
    method,
    body: JSON.stringify(body),
    headers: { authorization: world.authorization, "content-type": "application/json" },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

const titleOf = (round: number) => `Post number ${round}.`;

/** When a page shows it, by `performance.now()`. */
async function shownAt(url: string, round: number): Promise<number> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const text = await (await fetch(url + path)).text();
    if (text.includes(titleOf(round))) return performance.now();
    await wait(5);
  }
  return Number.POSITIVE_INFINITY;
}

interface OpenPage {
  /** By the number of the post. */
  heard: Map<number, number>;
  leave: () => void;
}

function openPage(url: string): Promise<OpenPage> {
  return new Promise((resolve, reject) => {
    const heard = new Map<number, number>();
    const request = get(`${url}/api/live${path}`, { headers: { accept: "text/event-stream" } }, (response) => {
      response.setEncoding("utf8");
      let rest = "";
      response.on("data", (text: string) => {
        const now = performance.now();
        const events = (rest + text).split("\n\n");
        rest = events.pop() ?? "";
        for (const event of events) {
          if (event.includes("event: hello")) resolve({ heard, leave: () => request.destroy() });
          for (const [, round] of event.matchAll(/Post number (\d+)\./g)) {
            if (!heard.has(Number(round))) heard.set(Number(round), now);
          }
        }
      });
      response.on("error", () => undefined);
    });
    request.on("error", reject);
  });
}

const atPages: Record<"nodes" | "edges", number[]> = { nodes: [], edges: [] };
const atOpenPages: number[] = [];
const readers: OpenPage[] = [];
try {
  await save(0, "PUT", "everywhere", { title: "Everywhere", path });
  const places = [...world.nodes, ...world.edges].map(({ url }) => url);
  for (let place = 0; place < openPages; place += 1) {
    readers.push(await openPage(world.edges[place % world.edges.length]?.url ?? ""));
  }
  // The first one finds nodes that have drawn nothing yet, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    const shown = places.map((url) => shownAt(url, round));
    await save(round, "POST", "everywhere/posts", { id: `p${round}`, title: titleOf(round), body: "<p>Said.</p>" });
    const times = await Promise.all(shown);
    if (round === 0) continue;
    atPages.nodes.push(...times.slice(0, world.nodes.length).map((at) => at - began));
    atPages.edges.push(...times.slice(world.nodes.length).map((at) => at - began));
    const end = performance.now() + patience;
    while (readers.some(({ heard }) => !heard.has(round)) && performance.now() < end) await wait(20);
    atOpenPages.push(...readers.map(({ heard }) => (heard.get(round) ?? Number.POSITIVE_INFINITY) - began));
    await wait(200);
  }
} finally {
  for (const { leave } of readers) leave();
  await world.stop();
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

for (const [name, values] of [
  ["three nodes", atPages.nodes],
  ["two Varnish", atPages.edges],
  [`${openPages} open pages`, atOpenPages],
] as const) {
  const [half, most, slowest] = [percentile(values, 0.5), percentile(values, 0.99), percentile(values, 1)];
  console.log(`${name}: half within ${half.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);
  tellFigure({ name: `A post that is saved at ${name}, p99`, value: most, unit: "ms", bar: { atMost: bar } });
}
