import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { section, story } from "../faults/running-site.ts";
import { get, RawClient, requestOf } from "./raw-client.ts";

let site: DemoSite;
let client: RawClient;

const stories = [
  ["plain", "/us/plain"],
  ["with space", "/us/with-space"],
  ["line\r\nx-injected: yes", "/us/line-break"],
  ["北京", "/us/%E5%8C%97%E4%BA%AC"],
  ["\u0000nul", "/us/nul"],
] as const;

beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { SURROGATE_KEYS: "on", PAGE_FRESH_SECONDS: "3600" } });
  client = new RawClient(site.url);
  const env = { DATA_DIR: site.dataDir };
  await importRecords(env, [section]);
  // What the import refuses is not stored: that is an answer too.
  for (const [id, address] of stories) {
    const made = { ...story(id, `Story ${address}`), canonical_url: decodeURI(address) };
    await importRecords(env, [made]).catch(() => undefined);
  }
});

afterAll(async () => {
  client.close();
  await site.stop();
});

describe("with surrogate keys", () => {
  it.each(stories.map(([, address]) => address))(
    "%s is answered whole, by node:http and at the front door",
    async (address) => {
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await client.ask(get(address));
        expect(answer?.status).toBeLessThan(500);
        expect(answer?.head).not.toMatch(/^x-injected/im);
        const header = /^surrogate-key: (.*)$/im.exec(answer?.head ?? "")?.[1];
        expect(header).toMatch(/^[!-~]+( [!-~]+)*$/);
      }
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    },
  );

  it.each(["/%E4%B8%AD%E6%96%87", "/us/%F0%9F%97%B3", "/_page/%E4%B8%AD", "/%EF%BF%BD", "/feeds/%E4%B8%AD.xml"])(
    "%s is a 404 and no fault",
    async (address) => {
      expect((await client.ask(get(address)))?.status).toBe(404);
    },
  );

  it("a path with letters of another script is served", async () => {
    expect((await client.ask(get("/us/%E5%8C%97%E4%BA%AC")))?.status).toBe(200);
  });
});

describe("Expect: 100-continue", () => {
  const body = "message=hello";
  const post = (...headers: string[]) =>
    requestOf(
      "POST",
      "/contact",
      "content-type: application/x-www-form-urlencoded",
      `content-length: ${body.length}`,
      ...headers,
    ) + body;

  /** Everything that comes back until the site closes the connection. */
  async function conversation(text: string): Promise<string> {
    const { hostname, port } = new URL(site.url);
    const socket = connect({ host: hostname, port: Number(port) });
    let received = "";
    socket.on("data", (piece) => (received += piece.toString("latin1")));
    socket.write(text, "latin1");
    await new Promise((resolve) => socket.once("close", resolve));
    return received;
  }

  it("of requests sent in one go, no answer holds the beginning of another", async () => {
    const received = await conversation(
      get("/us/nothing-here") +
        post("expect: 100-continue") +
        get("/us/plain") +
        post("expect: 100-continue", "connection: close"),
    );
    const answers: { status: string; head: string; body: string }[] = [];
    for (let rest = received; rest !== "";) {
      const end = rest.indexOf("\r\n\r\n");
      const head = rest.slice(0, end);
      expect(head).toMatch(/^HTTP\/1\.1 \d{3} /);
      const status = head.slice(9, 12);
      const chunked = /\r\ntransfer-encoding: chunked/i.test(head);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const stop = chunked ? rest.indexOf("\r\n0\r\n\r\n", end) + 7 : end + 4 + length;
      answers.push({ status, head, body: rest.slice(end + 4, stop) });
      rest = rest.slice(stop);
    }
    const said = answers
      .filter(({ status }) => status !== "100")
      .map(({ head }) => /connection: (\S+)/i.exec(head)?.[1]);
    // A form that is answered before its turn comes is not asked to go on: node:http then ends the connection with that answer.
    expect([2, 4]).toContain(said.length);
    expect(said).toEqual([...said.slice(1).map(() => "keep-alive"), "close"]);
    for (const { body: text } of answers) expect(text).not.toContain("100 Continue");
  });
});

it.each([
  ["GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n", 400],
  ["nonsense\r\n\r\n", 400],
  [get("/", `x-long: ${"y".repeat(20_000)}`), 431],
  [get("/", "expect: 200-ok"), 417],
  ["GET / HTTP/1.1\r\n\r\n", 400],
])("%.40j is refused with the headers of every answer", async (request, status) => {
  const answer = await client.ask(request);
  expect(answer?.status).toBe(status);
  expect(answer?.head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(answer?.head).toMatch(/^content-security-policy: default-src 'none'/im);
});

it("a balancer that asks by HTTP/1.0 and names no host is answered", async () => {
  expect((await client.ask("GET /healthz HTTP/1.0\r\n\r\n"))?.status).toBe(200);
});
