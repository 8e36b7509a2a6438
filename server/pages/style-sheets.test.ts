import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mostBytes, styleSheets } from "./style-sheets.ts";

const asked: string[] = [];
let answer: { status: number; body: string };
let host: Server;
let origin: string;

beforeEach(async () => {
  asked.length = 0;
  answer = { status: 200, body: ".a{src:url(/assets/a.woff2)}.b{src:url('/b.woff2')}.c{src:url(data:x)}" };
  host = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(answer.status, { "content-type": "text/css" }).end(answer.body);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.useRealTimers();
  host.close();
});

const own = (path: string) => new Response(`/* ${path} */.a{src:url(/assets/a.woff2)}`);
const sheetsOf = (keep = true) => styleSheets({ own, build: "b/1", keep });

it("AMP-03 is fetched by GET from the asset host, once, and its files are meant there", async () => {
  const styleSheet = sheetsOf();
  const text = await styleSheet(`${origin}/amp.css`);
  expect(text).toBe(`.a{src:url(${origin}/assets/a.woff2)}.b{src:url('${origin}/b.woff2')}.c{src:url(data:x)}`);
  expect(await styleSheet(`${origin}/amp.css`)).toBe(text);
  expect(asked).toEqual(["GET /amp.css?build=b%2F1"]);
});

it("AMP-03 comes from the own host when there is no other", async () => {
  expect(await sheetsOf()("/amp.css")).toBe("/* /amp.css?build=b%2F1 */.a{src:url(/assets/a.woff2)}");
});

it("AMP-03 an edit shows at once while developing", async () => {
  const styleSheet = sheetsOf(false);
  await styleSheet(`${origin}/amp.css`);
  await styleSheet(`${origin}/amp.css`);
  expect(asked).toHaveLength(2);
});

it.each([
  ["a host that says no", { status: 503, body: "" }, /answered 503/],
  ["a sheet over AMP's limit", { status: 200, body: "a".repeat(mostBytes + 1) }, /75001 bytes, 75000 are allowed/],
  ["a page instead of a sheet", { status: 200, body: "<!doctype html><p>Not found</p>" }, /is not a style sheet/],
  ["a sheet that would end its element", { status: 200, body: ".a{}</style><script>" }, /is not a style sheet/],
])("AMP-03 %s is a failure", async (_, given, reason) => {
  answer = given;
  await expect(sheetsOf()(`${origin}/amp.css`)).rejects.toThrow(reason);
});

it("AMP-03 a failure is not asked about again for a moment, and then it is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const styleSheet = sheetsOf();
  answer = { status: 500, body: "" };
  await expect(styleSheet(`${origin}/amp.css`)).rejects.toThrow("500");
  answer = { status: 200, body: ".a{}" };
  await expect(styleSheet(`${origin}/amp.css`)).rejects.toThrow("500");
  vi.advanceTimersByTime(10_000);
  expect(await styleSheet(`${origin}/amp.css`)).toBe(".a{}");
  expect(asked).toHaveLength(2);
});
