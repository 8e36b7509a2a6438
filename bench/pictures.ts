// What a picture of an outside source costs beside an own one, after the first view: the same photograph as an upload and at a host of
// IMAGE_SOURCES, each asked for in a size, as it is, and by a browser that has it already. Turns alternate, and what the
// server's process took of the processor in all of them counts: what else the machine does does not.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Agent, request, type OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { startDemoSite } from "../tests/demo-site.ts";
import { file, startPictureHost } from "../tests/stand-ins/picture-host.ts";
import { tellFigure } from "./tell-figure.ts";

const turns = 25;
const requestsPerTurn = 250;
const connections = 16;

const host = await startPictureHost();
const site = await startDemoSite({
  empty: true,
  env: { IMAGE_SOURCES: host.url, IMAGE_SOURCES_INSIDE: host.url, LOG_LEVEL: "error" },
});
const agent = new Agent({ keepAlive: true, maxSockets: connections });

interface Question {
  path: string;
  headers: OutgoingHttpHeaders;
}

function get({ path, headers }: Question): Promise<{ status: number; etag: string }> {
  return new Promise((resolve, reject) => {
    request(site.url + path, { agent, headers }, (response) => {
      response
        .on("error", reject)
        .on("end", () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? "" }));
      response.resume();
    })
      .on("error", reject)
      .end();
  });
}

/** All threads of the server, in ticks of the system. */
async function processorTicks(): Promise<number> {
  const text = await readFile(`/proc/${site.process.pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

async function ticksFor(question: Question, status: number): Promise<number> {
  const before = await processorTicks();
  const answers = await Promise.all(Array.from({ length: requestsPerTurn }, () => get(question)));
  if (answers.some((answer) => answer.status !== status)) throw new Error(`${question.path} did not answer ${status}`);
  return (await processorTicks()) - before;
}

async function compare(name: string, paths: readonly [string, string], isKnown: boolean): Promise<void> {
  const [own, outside] = await Promise.all(
    paths.map(async (path) => {
      const { status, etag } = await get({ path, headers: {} });
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      return { path, headers: isKnown ? { "if-none-match": etag } : {}, ticks: 0 };
    }),
  );
  if (own === undefined || outside === undefined) return;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const one of turn % 2 === 0 ? [own, outside] : [outside, own]) {
      one.ticks += await ticksFor(one, isKnown ? 304 : 200);
    }
  }
  const ratio = outside.ticks / own.ticks;
  tellFigure({ name: `A picture of another host beside an own one, ${name}`, value: ratio });
}

try {
  const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();
  host.at.set("/news/2026/a.jpg", file(bytes, "image/jpeg"));
  await mkdir(join(site.dataDir, "uploads", "news", "2026"), { recursive: true });
  await writeFile(join(site.dataDir, "uploads", "news", "2026", "a.jpg"), bytes);
  const places = ["", `/from/${host.host}`] as const;
  const at = (path: (place: string) => string): [string, string] => [path(places[0]), path(places[1])];
  const sized = at((place) => `/img/uploads${place}/news/2026/735/414/a.jpg?ve=1&tl=1`);
  await compare("in a size", sized, false);
  await compare("in a size that the browser has", sized, true);
  await compare(
    "as it is",
    at((place) => `/uploads${place}/news/2026/a.jpg`),
    false,
  );
  if (host.asked.length !== 1) throw new Error(`the host was asked ${host.asked.length} times`);
} finally {
  agent.destroy();
  await site.stop();
  await host.stop();
}
