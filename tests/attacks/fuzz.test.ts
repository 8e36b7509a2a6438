import { afterAll, beforeAll, expect, it } from "vitest";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { article } from "../http/site.ts";
import { askAll, requestOf } from "./raw-client.ts";
import { chance, effort, patience, type Chance } from "./seeded.ts";
import { spellingOf } from "./spellings.ts";

let site: DemoSite;

beforeAll(async () => {
  site = await startDemoSite({ env: { ACCESS_SECRET: "the secret of these very tests" } });
});

afterAll(() => site.stop());

const count = 5_000 * effort;

const targets = [
  "/",
  "*",
  article,
  "/politics?page=2",
  "/search-results/search?q=storm&from=2026-01-01&sort=date",
  "/fnctv?view=week&day=2026-11-15&channel=business",
  "/coverage/storm?post=1",
  "/elections?state=ohio&office=senate",
  "/video/6390000000148",
  "/_page/politics",
  "/lite/politics",
  "/feeds/politics.json",
  "/sitemap.xml",
  "/img/uploads/art/931/523/dome.svg",
  "/uploads/art/dome.svg",
  "/cards/1200/675/politics.jpg",
  "/api/article-search?searchBy=tags&values=politics&size=5",
  "/api/suggestions/storm",
  "/api/search-suggestions?q=st",
  "/api/content/article/x",
  "/api/content",
  "/api/email",
  "/api/live/alerts?since=x",
  "/api/oembed?url=x",
  "/contact",
  "/newsletters?confirm=x",
  "/metrics",
  "/operator/status",
  "/.well-known/security.txt",
  "/service-worker.js",
] as const;

const methods = ["GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"] as const;

const headers = [
  "accept: text/event-stream",
  "accept: image/avif",
  "accept-encoding: br",
  "accept-encoding: gzip;q=0, *;q=1, br;q=nonsense",
  "range: bytes=0-,5-3,-0",
  "if-none-match: *",
  'if-none-match: "x", W/"y"',
  "if-modified-since: yesterday",
  "authorization: Bearer x",
  "authorization: Basic =====",
  "cookie: FN_theme=%ff; __proto__=1",
  "x-forwarded-for: 1.2.3.4, ::1",
  "content-type: application/json",
  "content-type: multipart/form-data; boundary=x",
  "content-type: application/x-www-form-urlencoded",
  "expect: 100-continue",
  "origin: null",
  "referer: javascript:1",
  "last-event-id: \u00e9\u00ff",
  "upgrade: websocket",
  "te: trailers",
  `x-long: ${"y".repeat(4000)}`,
] as const;

const bodies = [
  "",
  "{",
  "[]",
  "null",
  "{}",
  '{"type":"__proto__"}',
  "a=1&a=2&%ff=%",
  "--x--",
  `[${"[".repeat(500)}`,
] as const;

/** Parameters that say nothing, too much, or something else than is meant. */
const values = [
  "",
  "0",
  "-1",
  "1e309",
  "NaN",
  "%00",
  "%ff",
  "'\"<>",
  "../..",
  "__proto__",
  "constructor",
  "x".repeat(300),
  "%F0%9F%97%B3",
] as const;

function fuzzed(dice: Chance): string {
  let target: string = dice.of(targets);
  if (dice.below(3) === 0) target = target.replaceAll(/=[^&]*/g, () => `=${dice.of(values)}`);
  if (dice.below(6) === 0) target += `${target.includes("?") ? "&" : "?"}${dice.of(values)}=${dice.of(values)}`;
  if (dice.below(3) === 0) target = spellingOf(target, dice);
  const method = dice.of(methods);
  const more = Array.from({ length: dice.below(4) }, () => dice.of(headers)).filter(
    // A stream would be waited for until its end.
    (header) => !header.startsWith("accept: text/event") || !target.includes("live"),
  );
  const body = method === "GET" || method === "HEAD" ? "" : dice.of(bodies);
  return requestOf(method, target, ...more, ...(body === "" ? [] : [`content-length: ${body.length}`])) + body;
}

it(`of ${count} requests that nobody should send none is a fault of the site`, { timeout: patience }, async () => {
  const dice = chance(55);
  const faults: string[] = [];
  let answered = 0;
  await askAll(
    site.url,
    Array.from({ length: count }, () => fuzzed(dice)),
    (request) => request,
    (answer, request) => {
      if (answer !== undefined) answered += 1;
      const status = answer?.status ?? 0;
      if (status >= 500 && status !== 503) faults.push(`${status}: ${request.slice(0, 300)}`);
    },
  );
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(count * 0.9);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});
