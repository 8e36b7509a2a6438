// Those who read in a history, by the edges, by the proxy and from each node, for as long as it is played and once more when all is over.

import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { chance } from "../attacks/seeded.ts";
import type { Happened } from "./happened.ts";
import type { NodesWorld } from "./nodes-world.ts";

const patience = 8_000;
const breath = 30;
const readersAtOnce = 4;

export interface Readers {
  readOn: (isOver: () => boolean) => Promise<unknown>;
  /** Every page by every way, and what the store has of each record. */
  readAll: () => Promise<void>;
}

const marks = (word: string) => new RegExp(String.raw`\b${word} (h\d+-[a-z]\d+)-v(\d+)`, "g");
const [inText, inLists] = [marks("Mark"), marks("Head")];

function shownIn(html: string, isList: boolean): { id: string; version: number }[] {
  const found = new Map(
    [...html.matchAll(isList ? inLists : inText)].map(([whole, id = "", version]) => [
      whole,
      { id, version: Number(version) },
    ]),
  );
  return [...found.values()];
}

export function readersOf(seed: number, world: NodesWorld, happened: Happened): Readers {
  const name = `h${seed}`;
  const { nodes, edges, frontUrl, authorization } = world;
  const ways = [
    ...nodes.map(({ url }, place) => ({ via: `node-${place + 1}`, url })),
    ...edges.map(({ url }, place) => ({ via: `edge-${place + 1}`, url })),
    ...(frontUrl === undefined ? [] : [{ via: "front", url: frontUrl }]),
  ];
  const paths = () => [...new Set([`/${name}`, ...happened.writes.flatMap((write) => write.paths)])];

  async function ask(url: string): Promise<{ status: number; body: Buffer }> {
    try {
      const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patience) });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    } catch {
      return { status: 0, body: Buffer.alloc(0) };
    }
  }

  async function readPage(way: { via: string; url: string }, path: string): Promise<void> {
    const from = performance.now();
    const { status, body } = await ask(way.url + path);
    // A section that is new fills its page with stories of others.
    const isList = path === `/${name}`;
    const shown = shownIn(body.toString(), isList).filter(({ id }) => !isList || id.startsWith(`${name}-`));
    happened.reads.push({ via: way.via, path, from, to: performance.now(), status, shown });
  }

  async function readFile(way: { via: string; url: string }, id: string): Promise<void> {
    const from = performance.now();
    const { status, body } = await ask(`${way.url}/uploads/${id}`);
    happened.fileReads.push({ via: way.via, id, from, to: performance.now(), status, hash: hash("sha1", body) });
  }

  async function reader(number: number, isOver: () => boolean): Promise<void> {
    const { below } = chance(seed * readersAtOnce + number);
    while (!isOver()) {
      const way = ways[below(ways.length)];
      if (way === undefined) return;
      const known = paths();
      const file = happened.files[below(happened.files.length)];
      if (file !== undefined && below(8) === 0) await readFile(way, file.id);
      else await readPage(way, known[below(known.length)] ?? "/");
      await wait(breath);
    }
  }

  async function sourceOf(kind: string, id: string): Promise<string> {
    for (;;) {
      const url = `${nodes[0]?.url}/api/content/${kind}/${id}`;
      const answer = await fetch(url, { headers: { authorization } }).catch(() => undefined);
      if (answer?.status === 404) return "";
      if (answer?.status === 200) return answer.text();
      await wait(breath);
    }
  }

  return {
    readOn: (isOver) => Promise.all(Array.from({ length: readersAtOnce }, (_, number) => reader(number, isOver))),
    async readAll() {
      happened.stored.length = 0;
      for (const way of ways) {
        for (const path of paths()) await readPage(way, path);
        for (const { id } of happened.files) await readFile(way, id);
      }
      for (const id of new Set(happened.writes.map((write) => write.id)))
        if (id.includes("-s")) happened.stored.push(...shownIn(await sourceOf("article", id), true));
      happened.stored.push(...postsIn(await sourceOf("live_event", name)));
    },
  };
}

function postsIn(event: string): { id: string; version: number }[] {
  const { updates = [] }: { updates?: { id: string }[] } = event === "" ? {} : JSON.parse(event);
  return updates.map(({ id }) => ({ id, version: 1 }));
}
