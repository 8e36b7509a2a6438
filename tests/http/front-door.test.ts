import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { isWithin } from "../patience.ts";
import { article } from "./site.ts";

/** A site of its own, where a page stays fresh: the door leaves every other to node:http. */
let site: DemoSite;

beforeAll(async () => {
  site = await startDemoSite({ env: { PAGE_FRESH_SECONDS: "3600" } });
  await (await get(article, { "accept-encoding": "identity" })).text();
});

afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string>) => fetch(site.url + path, { headers });

/** A connection as a reader's browser holds it, with what has come back so far. */
class Connection {
  readonly socket: Socket;
  text = "";
  ended = false;

  constructor({ url }: DemoSite) {
    const { hostname, port } = new URL(url);
    this.socket = connect({ host: hostname, port: Number(port) });
    this.socket.on("data", (data) => (this.text += data.toString("latin1")));
    this.socket.on("end", () => (this.ended = true));
    this.socket.on("error", () => (this.ended = true));
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** Waits until this many whole answers have come. */
  answers(count: number): Promise<string[]> {
    return eventually(() => {
      const answers = split(this.text);
      if (answers.length < count) throw new Error(`Only this came: ${this.text.slice(0, 500)}`);
      return answers;
    });
  }
}

function split(text: string): string[] {
  const answers: string[] = [];
  let rest = text;
  while (rest !== "") {
    const head = rest.indexOf("\r\n\r\n");
    if (head === -1) break;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(rest.slice(0, head))?.[1] ?? 0);
    if (rest.length < head + 4 + length) break;
    answers.push(rest.slice(0, head + 4 + length));
    rest = rest.slice(head + 4 + length);
  }
  return answers;
}

const ask = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: example.com", ...headers, "", ""].join("\r\n");

/** node:http writes its own headers with capitals. */
const fromDoor = /^HTTP\/1\.1 200 OK\r\ndate: /;
const open: Connection[] = [];
const connection = (at = site) => {
  const made = new Connection(at);
  open.push(made);
  return made;
};

afterEach(() => {
  for (const { socket } of open.splice(0)) socket.destroy();
});

it("the front door answers a cached page itself, with the headers and bytes that node:http would send", async () => {
  const reader = connection();
  reader.send(ask(article));
  const [answer = ""] = await reader.answers(1);
  expect(answer).toMatch(fromDoor);
  const usual = await get(article, { "if-match": "*", "accept-encoding": "identity" });
  const body = Buffer.from(await usual.arrayBuffer()).toString("latin1");
  expect(answer.endsWith(body)).toBe(true);
  for (const name of ["content-security-policy", "etag", "cache-control", "vary", "x-content-type-options"])
    expect(answer).toContain(`\r\n${name}: ${usual.headers.get(name)}\r\n`);
});

it("gives each of many readers who ask at once the page that was asked for", async () => {
  const paths = [article, "/politics", "/", "/us"];
  for (const path of paths) await (await get(path, { "accept-encoding": "identity" })).text();
  const readers = Array.from({ length: 80 }, (_, place) => ({ reader: connection(), path: paths[place % 4] ?? "" }));
  for (const { reader, path } of readers) reader.send(ask(path));
  for (const { reader, path } of readers) {
    const [answer = ""] = await reader.answers(1);
    expect(answer).toMatch(fromDoor);
    expect(/<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(answer)?.[1]).toBe(path);
  }
});

it("dates every answer, whatever the time of the one before", async () => {
  const reader = connection();
  let asked = 0;
  const dated = async () => {
    const before = Date.now();
    reader.send(ask(article));
    const answer = (await reader.answers((asked += 1))).at(-1) ?? "";
    const date = Date.parse(/\r\ndate: (.*?)\r\n/.exec(answer)?.[1] ?? "");
    // It is told in whole seconds, and made once a second.
    expect(date).toBeGreaterThan(before - 2_500);
    expect(date).toBeLessThanOrEqual(Date.now());
    return date;
  };
  const first = await dated();
  await expect.poll(dated, { interval: 100 }).toBeGreaterThan(first);
});

it("keeps the connection, and hands it over with the first request that is not plain", async () => {
  const reader = connection();
  for (const request of [ask(article), ask(article), ask("/api/env"), ask(article)]) {
    const before = split(reader.text).length;
    reader.send(request);
    await reader.answers(before + 1);
  }
  const answers = split(reader.text);
  expect(answers.map((answer) => fromDoor.test(answer))).toEqual([true, true, false, false]);
  expect(answers[2]).toContain("application/json");
  expect(answers[3]?.split("\r\n\r\n")[1]).toBe(answers[0]?.split("\r\n\r\n")[1]);
});

it.each([
  ["two requests in one piece", [ask(article) + ask("/api/env")], 2],
  ["a request in pieces", [ask(article).slice(0, 9), ask(article).slice(9)], 1],
  ["a condition", [ask(article, 'If-None-Match: "x"')], 1],
])("loses nothing of %s", async (_, pieces, count) => {
  const reader = connection();
  for (const piece of pieces) {
    reader.send(piece);
    // Who asks later is answered when the piece has been read.
    await (await get("/healthz", {})).text();
  }
  const answers = await reader.answers(count);
  expect(answers).toHaveLength(count);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

it("leaves nonsense to node:http, which refuses it", async () => {
  const reader = connection();
  reader.send("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n");
  const [answer = ""] = await reader.answers(1);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

it("says how long it waits for the next question, and does: longer than proxies do, or as KEEP_ALIVE_SECONDS says", async () => {
  const patient = connection();
  patient.send(ask(article));
  expect((await patient.answers(1))[0]).toContain("\r\nkeep-alive: timeout=65\r\n");
  expect((await get("/healthz", {})).headers.get("keep-alive")).toBe("timeout=65");
});

it("waits so long for the next question, and longer for a first one", async () => {
  const brief = await startDemoSite({ env: { PAGE_FRESH_SECONDS: "3600", KEEP_ALIVE_SECONDS: "2" } });
  onTestFinished(async () => void (await brief.stop()));
  await (await fetch(brief.url + article, { headers: { "accept-encoding": "identity" } })).text();
  const [idle, used] = [connection(brief), connection(brief)];
  const opened = performance.now();
  let asked = 0;
  const timeInUse = async () => {
    used.send(ask(article));
    await used.answers((asked += 1));
    return performance.now() - opened;
  };
  await expect.poll(timeInUse, { interval: 500 }).toBeGreaterThan(1_500);
  const answered = performance.now();
  await expect.poll(() => used.ended).toBe(true);
  expect(performance.now() - answered).toBeGreaterThan(1_500);
  expect(idle.ended).toBe(false);
});

it("ends with a reader who ends", async () => {
  const reader = connection();
  reader.socket.end(ask(article));
  await reader.answers(1);
  await expect.poll(() => reader.ended).toBe(true);
});

it("SIGTERM ends connections that wait at the front door at once", async () => {
  const [idle, used] = [connection(), connection()];
  used.send(ask(article));
  await used.answers(1);
  const started = performance.now();
  expect(await site.stop()).toBe(0);
  expect(isWithin(performance.now() - started, 3000)).toBe(true);
  await expect.poll(() => [idle.ended, used.ended]).toEqual([true, true]);
});
