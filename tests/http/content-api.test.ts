// A site that reads from another one's content API instead of its own store, while that one is well, slow, broken, lying and away.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isWithin } from "../patience.ts";
import { signAccess } from "../../content/access-token.ts";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { ask } from "../faults/running-site.ts";
import { article } from "./site.ts";

const secret = "the secret of these very tests";
const token = signAccess("read", Date.now() + 3_600_000, secret);
const video = "/video/6390000000148";

/** Milliseconds for which the site waits for the other one. */
const timeout = 6_000;

type Mood = "well" | "slow" | "broken" | "nonsense" | "huge" | "one bad record";

let upstream: DemoSite;
let between: Server;
let site: DemoSite;
let mood: Mood = "well";
let asked = 0;

/** Stands before the upstream and spoils its answers. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked += 1;
  response.setHeader("content-type", "application/json");
  if (mood === "slow") return;
  if (mood === "broken") return void response.writeHead(503).end("no");
  if (mood === "nonsense") return void response.end("<html>");
  if (mood === "huge") {
    const piece = Buffer.alloc(1024 * 1024, " ");
    for (let sent = 0; sent < 40 && response.writable; sent += 1) {
      if (!response.write(piece))
        await new Promise((resolve) => response.once("drain", resolve).once("close", resolve));
    }
    return void response.end("{}");
  }
  const answer = await fetch(upstream.url + request.url, {
    headers: { authorization: request.headers.authorization ?? "" },
  });
  const body = await answer.text();
  response.writeHead(answer.status);
  if (mood !== "one bad record") return void response.end(body);
  const whole = JSON.parse(body);
  whole.data.results.splice(1, 0, { id: "bad", title: 7 }, null, "text", [1]);
  response.end(JSON.stringify(whole));
}

beforeAll(async () => {
  upstream = await startDemoSite({ env: { ACCESS_SECRET: secret } });
  between = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  const address = between.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  site = await startDemoSite({
    empty: true,
    env: {
      ...ofDemoBrand,
      CONTENT_API_URL: `http://127.0.0.1:${port}/api/content`,
      CONTENT_API_TOKEN: token,
      // Reached where the other side never answers, and not because the machine is busy.
      CONTENT_API_TIMEOUT_MS: String(timeout),
      CONTENT_API_FRESH_SECONDS: "1",
      PAGE_FRESH_SECONDS: "0",
      // As on the other one, where readers can sign in.
      SIGN_IN_URL: "https://sign-in.example/",
    },
  });
});

afterAll(async () => {
  await site.stop();
  between.closeAllConnections();
  between.close();
  await upstream.stop();
});

const pages = [
  "/",
  "/politics",
  article,
  video,
  "/person/n/nora-castellan",
  "/shows",
  "/personalities",
  "/video",
  "/category/politics/senate",
  "/about",
  "/feeds/politics.xml",
];
const wordsOf = (html: string) => {
  const root = parse(html);
  const headings = [...root.querySelectorAll("main h1, main h2, main h3")].map(({ text }) => text.trim());
  return { title: root.querySelector("title")?.text, headings };
};

describe("a site on another one's content API", () => {
  it.each(pages)("API-05 %s is the page that the other one shows", async (path) => {
    const [here, there] = await Promise.all([ask(site.url + path), ask(upstream.url + path)]);
    expect([path, here.status]).toEqual([path, there.status]);
    expect(wordsOf(here.body)).toEqual(wordsOf(there.body));
  });

  it("API-05 search finds stories by the words, and what has no call is empty", async () => {
    const { body } = await ask(`${site.url}/search-results/search?q=senate`);
    expect(body).toContain(article);
    expect((await ask(`${site.url}/api/search-suggestions?q=sen`)).status).toBe(200);
    expect((await ask(`${site.url}/sitemap.xml`)).status).toBe(200);
  });

  it("stored redirects of the other are followed, what is not there is a 404, and nothing can be written here", async () => {
    const moved = await fetch(`${site.url}/nation`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/us"]);
    expect((await ask(`${site.url}/politics/no-such-story`)).status).toBe(404);
    const written = await fetch(`${site.url}/api/content`, { method: "POST", body: "" });
    expect(written.status).toBe(404);
  });

  it("refuses a token that is not for reading", async () => {
    const { status } = await fetch(`${upstream.url}/api/content?type=article`, {
      headers: { authorization: `Bearer ${signAccess("operate", Date.now() + 60_000, secret)}` },
    });
    expect(status).toBe(401);
  });
});

it("a record that cannot be read is a gap in the list, and told", async () => {
  mood = "one bad record";
  const { status, body } = await ask(`${site.url}/world`);
  expect(status).toBe(200);
  expect(body).toContain("<h1");
  await expect.poll(() => site.log()).toContain('"msg":"content api record refused"');
  mood = "well";
});

describe.each(["slow", "broken", "nonsense", "huge"] as const)("while it is %s", (how) => {
  it("ERR-01 LOAD-05 pages shown once stay, others are not found for now and cached by nobody, nothing is a 500", async () => {
    mood = "well";
    await expect.poll(async () => (await ask(`${site.url}${article}?back=${how}`)).status, { interval: 500 }).toBe(200);
    await ask(site.url + article);
    mood = how;
    for (const path of ["/", article, `/_page${article}`, video]) {
      const started = performance.now();
      expect([path, (await ask(site.url + path)).status]).toEqual([path, 200]);
      expect(isWithin(performance.now() - started, timeout)).toBe(true);
    }
    const unseen = await ask(`${site.url}/politics/unseen-${how}`);
    expect([unseen.status, unseen.caching]).toEqual([503, "no-store"]);
    expect((await ask(`${site.url}/healthz`)).status).toBe(200);
    expect((await ask(`${site.url}/search-results/search?q=${how}`)).status).toBe(503);
    mood = "well";
  });
});

it("a breaker spares an API that fails: many pages ask it a few times only", async () => {
  mood = "broken";
  for (let turn = 0; turn < 5; turn += 1) await ask(`${site.url}/politics/warm-up-${turn}`);
  asked = 0;
  await Promise.all(Array.from({ length: 60 }, (_, turn) => ask(`${site.url}/politics/none-${turn}`)));
  expect(asked).toBeLessThan(20);
  mood = "well";
  await expect
    .poll(async () => (await ask(`${site.url}/science/kestrel-2-lands-lunar-south-pole`)).status, {
      interval: 500,
    })
    .toBe(200);
});
