// What the tests of several workers share: which processes there are, who answered, and readers who go on asking.

import { readFile } from "node:fs/promises";
import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { expect } from "vitest";
import type { DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

/** The processes that the parent has started and that have not ended. */
export async function workersOf({ process: parent }: DemoSite): Promise<number[]> {
  const children = await readFile(`/proc/${parent.pid}/task/${parent.pid}/children`, "utf8");
  return children.trim().split(" ").filter(Boolean).map(Number);
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export function ask(
  address: string,
  { agent, headers = {} }: { agent?: Agent; headers?: Record<string, string> } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request(address, { agent: agent ?? new Agent(), headers }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}

/** Names the worker that answered; what comes from a cache says nothing. */
export function workerOf({ headers }: Pick<Answered, "headers">): string {
  return String(headers["x-request-id"] ?? "").split("-")[0] ?? "";
}

/** Connections that stay open, one to each of so many workers. */
export async function connectionToEach(url: string, workers: number): Promise<Agent[]> {
  const found = new Map<string, Agent>();
  await eventually(async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const worker = workerOf(await ask(`${url}/healthz`, { agent }));
    if (found.has(worker)) agent.destroy();
    else found.set(worker, agent);
    expect(found.size).toBe(workers);
  });
  return [...found.values()];
}

export interface Reader {
  /** Of the connection that it has; undefined when each question is a connection of its own. */
  worker?: string;
  answered: number;
  failures: { path: string; error: string; worker: string | undefined }[];
}

export interface Readers {
  all: Reader[];
  /** How many answers there were so far. */
  answered: () => number;
  /** Resolves when the last question is answered. */
  stop: () => Promise<void>;
}

/** Each goes on asking, on one connection or on a new one each time. */
export function readersOf(
  url: string,
  paths: readonly string[],
  counts: { held: number; connecting: number },
): Readers {
  const watch = { isOver: false };
  const all: Reader[] = [];

  async function read(keepAlive: boolean, number: number): Promise<void> {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    const reader: Reader = { answered: 0, failures: [] };
    all.push(reader);
    for (let turn = number; !watch.isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      try {
        const answer = await ask(url + path, { agent });
        if (keepAlive) reader.worker = workerOf(answer) || reader.worker;
        if (answer.status < 500) reader.answered += 1;
        else reader.failures.push({ path, error: String(answer.status), worker: reader.worker });
      } catch (error) {
        reader.failures.push({ path, error: String(error), worker: reader.worker });
        delete reader.worker;
      }
    }
    agent.destroy();
  }

  const reading = [
    ...Array.from({ length: counts.held }, (_, number) => read(true, number)),
    ...Array.from({ length: counts.connecting }, (_, number) => read(false, number)),
  ];
  return {
    all,
    answered: () => all.reduce((sum, { answered }) => sum + answered, 0),
    stop: async () => {
      watch.isOver = true;
      await Promise.all(reading);
    },
  };
}
