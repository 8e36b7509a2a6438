// Three ways to let two processes serve on one address: how evenly kept connections are spread, and how many requests on new connections fail
// while one of the two closes its door or is killed. Small servers that take some processor time for each answer; no part of the site.

import { fork, type ChildProcess, type SendHandle } from "node:child_process";
import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const port = 38_124;
const kept = 64;
const asking = 200;
const work = 3;
const patience = 2_000;

type Way = "one socket of the parent's" | "reusePort" | "handed out by the parent";
const ways: readonly Way[] = ["one socket of the parent's", "reusePort", "handed out by the parent"];

function serve(): void {
  const server = createServer((_request, response) => {
    const until = performance.now() + work;
    while (performance.now() < until);
    if (!server.listening) response.shouldKeepAlive = false;
    response.end(String(process.pid));
  });
  process.on("message", (message, socket) => {
    if (message === "close") server.close();
    else if (message === "own")
      server.listen(port, "127.0.0.1", () => process.send?.("up", Reflect.get(server, "_handle")));
    else if (message === "shared") server.listen(socket, () => process.send?.("up"));
    else server.listen({ port, host: "127.0.0.1", reusePort: message === "reusePort" }, () => process.send?.("up"));
  });
}

interface Pair {
  close: () => void;
  kill: () => void;
  end: () => Promise<void>;
}

function pairOf(processes: readonly ChildProcess[]): Pair {
  const [first] = processes;
  return {
    close: () => void first?.send("close"),
    kill: () => void first?.kill("SIGKILL"),
    end: async () => {
      const running = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      for (const child of running) child.kill("SIGKILL");
      await Promise.all(running.map((child) => once(child, "exit")));
    },
  };
}

/** The socket of the one that came first. */
let held: SendHandle;

function letGo(): void {
  if (held !== undefined && "close" in held) held.close();
  held = undefined;
}

async function start(way: Way): Promise<Pair> {
  if (way === "handed out by the parent") {
    cluster.schedulingPolicy = cluster.SCHED_RR;
    const workers: Worker[] = [cluster.fork(), cluster.fork()];
    for (const worker of workers) {
      worker.send("listen");
      await once(worker, "listening");
    }
    return pairOf(workers.map((worker) => worker.process));
  }
  const children = [0, 1].map(() => fork(import.meta.filename, ["serve"]));
  for (const [place, child] of children.entries()) {
    if (way === "reusePort") child.send("reusePort");
    else if (place === 0) child.send("own");
    else child.send("shared", held);
    const [, handle] = await once(child, "message");
    if (way !== "reusePort" && place === 0) held = handle;
  }
  return pairOf(children);
}

function ask(agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: "127.0.0.1", agent, timeout: patience }, (response) => {
      let body = "";
      response.on("data", (part: Buffer) => (body += part.toString()));
      response.on("end", () => resolve(body));
      response.on("error", reject);
    });
    // Nobody answers any more.
    request.on("timeout", () => request.destroy(new Error("late"))).on("error", reject);
  });
}

/** The share of the busier one. */
async function spread(): Promise<number> {
  const agents = Array.from({ length: kept }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const answers = await Promise.all(agents.map(ask));
  for (const agent of agents) agent.destroy();
  const first = answers.filter((pid) => pid === answers[0]).length;
  return Math.max(first, kept - first) / kept;
}

async function failures(act: () => void): Promise<{ failed: number; answered: number }> {
  const count = { failed: 0, answered: 0 };
  const until = performance.now() + 3_000;
  const reader = async () => {
    while (performance.now() < until) {
      await ask(new Agent()).then(
        () => (count.answered += 1),
        () => (count.failed += 1),
      );
    }
  };
  const readers = Array.from({ length: asking }, reader);
  await wait(1_000);
  act();
  await Promise.all(readers);
  return count;
}

async function compare(): Promise<void> {
  for (const way of ways) {
    const shares: number[] = [];
    const pair = await start(way);
    for (let turn = 0; turn < 5; turn += 1) shares.push(await spread());
    const closing = await failures(pair.close);
    await pair.end();
    letGo();
    const other = await start(way);
    const killing = await failures(other.kill);
    await other.end();
    letGo();
    const shown = shares.map((share) => `${Math.round(share * 100)} %`).join(", ");
    console.log(`${way}: the busier of the two has ${shown} of ${kept} connections`);
    console.log(`  one closes its door: ${closing.failed} of ${closing.failed + closing.answered} failed`);
    console.log(`  one is killed: ${killing.failed} of ${killing.failed + killing.answered} failed`);
  }
}

if (cluster.isWorker || process.argv.includes("serve")) serve();
else {
  await compare();
  process.exit(0);
}
