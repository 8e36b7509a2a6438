import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageAddress } from "../../server/pages/page-address.ts";
import { readTarget } from "../../server/http/request-target.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { article } from "../http/site.ts";
import { askAll, get, RawClient, requestOf } from "./raw-client.ts";
import { chance, effort, patience } from "./seeded.ts";
import { spellingOf } from "./spellings.ts";

let site: DemoSite;
let client: RawClient;

beforeAll(async () => {
  // Whatever is cached stays: an answer in the wrong place would be found.
  site = await startDemoSite({ env: { PAGE_FRESH_SECONDS: "3600" } });
  client = new RawClient(site.url);
});

afterAll(async () => {
  client.close();
  await site.stop();
});

const assets = readdirSync(join(import.meta.dirname, "..", "..", "dist", "client", "assets"));
const assetThat = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending)) ?? ""}`;

/** One address or more of every row of the URL table, of every document that is no page, and of everything the router answers. */
const addresses: readonly string[] = [
  "/",
  article,
  `${article}.print`,
  `${article}.amp`,
  "/politics",
  "/politics?page=2",
  "/category/politics",
  "/category/us/crime",
  "/about",
  "/coverage",
  "/elections",
  "/elections/2023/ohio",
  "/fnctv",
  "/fnctv?view=week",
  "/foxaroundtheworld",
  "/foxaroundtheworld/search",
  "/go",
  "/gowatch",
  "/newyears",
  "/person/h/harper-quill",
  "/personalities",
  "/person/personalities",
  "/search-results/search?q=storm",
  "/shows",
  "/shows/the-floor",
  "/video",
  "/video/shows",
  "/video/topics",
  "/video/topics/politics",
  "/alerts/subscribe",
  "/offline",
  "/saved",
  "/settings",
  "/no-such-page",
  "/_page/",
  "/_page/politics",
  `/_page${article}`,
  "/healthz",
  "/readyz",
  "/robots.txt",
  "/ads.txt",
  "/sitemap.xml",
  "/feeds/latest.xml",
  "/feeds/politics.xml",
  "/feeds/politics.json",
  "/lite",
  "/lite/politics",
  "/favicon.svg",
  "/site.webmanifest",
  "/service-worker.js",
  "/amp.css",
  "/api/env",
  "/api/hotTopics",
  "/api/suggestions/storm",
  "/api/openapi.json",
  "/api/live/alerts",
  assetThat(".js"),
  assetThat(".css"),
  assetThat(".woff2"),
  "/img/uploads/art/931/523/nothing.svg",
  "/uploads/nothing.svg",
  "/cards/1200/675/politics.jpg",
];

/** What tells one answer from another. Bodies of live things may differ from second to second. */
async function answerOf(target: string): Promise<string> {
  const answer = await client.ask(get(target, "accept: */*"));
  const header = (name: string) => new RegExp(`\r\n${name}: ([^\r]*)`, "i").exec(answer?.head ?? "")?.[1] ?? "";
  const body = answer?.body.toString() ?? "";
  const title = /<title>(.*?)<\/title>/.exec(body)?.[1] ?? "";
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? "";
  return [answer?.status, header("content-type"), header("location"), title, canonical].join(" | ");
}

describe("no spelling of an address puts its answer in the place of another's", () => {
  it.each([
    ["/%68ealthz", "/healthz", "200 | text/plain"],
    ["/%72eadyz", "/readyz", "200 | text/plain"],
    ["/robots%2Etxt", "/robots.txt", "200 | text/plain"],
    ["/%61pi/env", "/api/env", "200 | application/json"],
    ["/%5Fpage/us", "/_page/us", "200 | application/json"],
    ["/us%3Fpage=2", "/us?page=2", "200 | text/html"],
    ["/%66avicon.svg", "/favicon.svg", "200 | image/svg+xml"],
    [assetThat(".js").replace("assets", "%61ssets"), assetThat(".js"), "200 | text/javascript"],
    [assetThat(".css").replace("assets", "asset%73"), assetThat(".css"), "200 | text/css"],
  ])("GET %s leaves %s as it is", async (spelling, address, expected) => {
    await client.ask(get(spelling));
    expect(await answerOf(address)).toContain(expected);
  });

  it(
    `every address answers after ${100 * effort} spellings of it as it did before`,
    { timeout: patience },
    async () => {
      const before = new Map<string, string>();
      for (const address of addresses) before.set(address, await answerOf(address));
      const dice = chance(17);
      const attacks = addresses.flatMap((address) =>
        Array.from({ length: 100 * effort }, () => spellingOf(address, dice)),
      );
      const statuses = new Map<number, number>();
      await askAll(
        site.url,
        attacks,
        (spelling) => requestOf(dice.of(["GET", "GET", "GET", "HEAD"]), spelling, "accept: */*"),
        (answer) => {
          const status = answer?.status ?? 0;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        },
      );
      const poisoned: string[] = [];
      for (const [address, expected] of before) {
        const now = await answerOf(address);
        if (now !== expected) poisoned.push(`${address}: ${expected} became ${now}`);
      }
      expect(poisoned).toEqual([]);
      expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    },
  );
});

it.each(["/coverage/storm-center%3Fx", "/shows/case-file%23x", "/video/6390000000195%3Fx"])(
  "%s is not the page of what stands before the escape",
  async (address) => {
    expect(await answerOf(address)).toMatch(/^404 /);
  },
);

it("/lite/politics%3Fx leads to the address of that name, and not to what stands before the escape", async () => {
  expect(await answerOf("/lite/politics%3Fx")).toMatch(/^302 .* \/politics%3Fx /);
  expect(await answerOf("/politics%3Fx")).toMatch(/^404 /);
});

it("what is cached under an address is what that address answers: of 20,000 random spellings, every key is read as itself", () => {
  const dice = chance(4);
  for (let count = 0; count < 20_000; count += 1) {
    const [first = "/", ...more] = addresses;
    const target = spellingOf(dice.of([first, ...more]), dice);
    const read = readTarget(target);
    if (!("path" in read)) continue;
    const { key, path, query } = pageAddress(read.path, read.search);
    const again = readTarget(key);
    expect(again, target).toMatchObject({ path });
    if (!("path" in again)) continue;
    const same = pageAddress(again.path, again.search);
    expect([same.key, same.query.toString()], target).toEqual([key, query.toString()]);
  }
});
