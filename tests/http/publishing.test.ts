// Publishing and operating over HTTP, on a site of its own: what is behind a token, and what scheduled stories do by themselves.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beforeItsTime } from "../before-its-time.ts";
import { signAccess } from "../../content/access-token.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

const secret = "the secret of these very tests";
const bearer = (scope: "content" | "operate", until = Date.now() + 60_000) =>
  `Bearer ${signAccess(scope, until, secret)}`;

let site: DemoSite;
beforeAll(async () => {
  site = await startDemoSite({ empty: true, env: { ACCESS_SECRET: secret } });
});
afterAll(() => site.stop());

const story = (id: string, fields: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/politics/${id}`,
  publication_date: "2025-01-01T00:00:00Z",
  components: [{ is: "paragraph", props: { text: `The words of ${id}.` } }],
  ...fields,
});

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/content`, { method: "POST", body, headers: { authorization: bearer("content"), ...headers } });
const json = { "content-type": "application/json" };
const lines = (...records: object[]) => records.map((record) => JSON.stringify(record)).join("\n");
const textAt = async (path: string) => (await fetch(site.url + path)).text();
const statusAt = async (path: string) => (await fetch(site.url + path)).status;

describe("POST /api/content", () => {
  it("stores NDJSON, shows it at once, and changes nothing when it comes again", async () => {
    expect(await statusAt("/politics/one")).toBe(404);
    const first = await post(lines(story("one"), story("two")));
    expect(first.status).toBe(200);
    expect(first.headers.get("cache-control")).toBe("private, no-store");
    expect(await first.json()).toEqual({ stored: 2, unchanged: 0, refused: 0, refusals: [], warnings: [] });
    expect(await textAt("/politics/one")).toContain("The words of one.");
    expect(await (await post(lines(story("one"), story("two")))).json()).toMatchObject({ stored: 0, unchanged: 2 });
  });

  it("takes JSON: one record, or a list of them", async () => {
    expect(await (await post(JSON.stringify(story("single")), json)).json()).toMatchObject({ stored: 1 });
    expect(await (await post(JSON.stringify([story("three"), story("four")]), json)).json()).toMatchObject({
      stored: 2,
    });
    expect(await textAt("/politics/four")).toContain("The words of four.");
  });

  it("stores what it can and tells the rest by line", async () => {
    const answer = await post(
      `${JSON.stringify(story("good"))}\n{"type":"article"\n${JSON.stringify(story("bad", { title: 7 }))}`,
    );
    expect(answer.status).toBe(422);
    const told = await answer.json();
    expect(told).toMatchObject({ stored: 1, refused: 2 });
    expect(told.refusals.map(({ line, id }: { line: number; id?: string }) => [line, id])).toEqual([
      [2, undefined],
      [3, "bad"],
    ]);
    expect(told.refusals[1].reasons[0]).toMatch(/^title: must be a string/);
    expect(await textAt("/politics/good")).toContain("The words of good.");
  });

  it("says when a body is not JSON, and removes what it is told to", async () => {
    const broken = await post("{", json);
    expect(broken.status).toBe(400);
    expect((await broken.json()).message).toMatch(/^The body is not JSON/);
    await post(JSON.stringify(story("gone")), json);
    await post(JSON.stringify({ type: "article", id: "gone", deleted: true }), json);
    expect(await statusAt("/politics/gone")).toBe(404);
  });

  it.each([
    ["no token", ""],
    ["a wrong token", "Bearer nonsense"],
    ["a token for something else", bearer("operate")],
    ["a token that is over", bearer("content", Date.now() - 1000)],
  ])("refuses %s and stores nothing", async (_, authorization) => {
    const refused = await post(JSON.stringify(story("smuggled")), { ...json, authorization });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toContain("Bearer");
    expect(await statusAt("/politics/smuggled")).toBe(404);
  });

  it("opens to a token that the content command made", async () => {
    const { stdout } = await runContent(["token", "content", "1"], { DATA_DIR: site.dataDir, ACCESS_SECRET: secret });
    const answer = await post(JSON.stringify(story("by-command")), {
      ...json,
      authorization: `Bearer ${stdout.trim()}`,
    });
    expect(answer.status).toBe(200);
  });
});

it("ART-08 a scheduled story is a 404 until its time and a page from then on, though the 404 was cached", async () => {
  const { at: due, prepared: before } = await beforeItsTime(async (at) => {
    await post(JSON.stringify(story("scheduled", { publication_date: new Date(at).toISOString() })), json);
    return statusAt("/politics/scheduled");
  });
  expect(before).toBe(404);
  await expect.poll(() => statusAt("/politics/scheduled"), { interval: 50 }).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(due);
});

it("ART-08 a story ends at its time everywhere, though its pages were cached, and may come back", async () => {
  await post(lines({ type: "section", id: "politics", title: "Politics" }));
  const { at: end, prepared } = await beforeItsTime(async (at) => {
    const ending = story("ending", { title: "Quetzalcoatlus", expiration_date: new Date(at).toISOString() });
    await post(lines(ending));
    const seconds = (at - Date.now()) / 1000;
    return { ending, seconds, page: await fetch(`${site.url}/politics/ending`), front: await textAt("/politics") };
  });
  const { ending, page, front, seconds } = prepared;
  expect(page.status).toBe(200);
  const freshFor = Number(/s-maxage=(\d+)/.exec(page.headers.get("cache-control") ?? "")?.[1]);
  expect(freshFor).toBeLessThanOrEqual(Math.ceil(seconds));
  expect(front).toContain("Quetzalcoatlus");
  await expect.poll(() => statusAt("/politics/ending"), { interval: 50 }).toBe(404);
  expect(Date.now()).toBeGreaterThanOrEqual(end);
  await expect.poll(() => textAt("/politics"), { interval: 50 }).not.toContain("Quetzalcoatlus");
  for (const path of ["/feeds/politics.xml", "/search-results/search?q=quetzalcoatlus", "/lite/politics"])
    expect(await textAt(path), path).not.toContain(">Quetzalcoatlus");
  await post(lines({ ...ending, expiration_date: null }));
  expect(await statusAt("/politics/ending")).toBe(200);
});

it.each([
  ["not yet out", { publication_date: "2099-01-01T00:00:00Z" }],
  ["over", { expiration_date: "2020-01-01T00:00:00Z" }],
  ["a draft", { published: false }],
])("ART-08 a story that is %s is shown by no other way in", async (_, fields) => {
  await post(
    lines(story("embargoed", { title: "Embargoed", ...fields }), {
      type: "layout",
      id: "politics-layout",
      subtype: "sectionLayout",
      elementId: "politics",
      main: [
        {
          is: "card-grid",
          props: { searchCriteria: { isFixed: true, fixedArticles: [{ articleUrl: "/politics/embargoed" }] } },
        },
      ],
    }),
  );
  for (const path of [
    "/politics/embargoed",
    "/politics/embargoed.print",
    "/politics/embargoed.amp",
    "/_page/politics/embargoed",
    "/lite/politics/embargoed",
    "/api/article?path=/politics/embargoed",
    "/cards/1200/675/politics/embargoed.jpg",
  ]) {
    expect(await statusAt(path), path).not.toBe(200);
  }
  for (const path of [
    "/politics",
    "/",
    "/api/article-search?searchBy=urls&value=/politics/embargoed&size=1",
    "/api/article-search?isCategory=true&searchSelected=politics&size=30",
    "/sitemap-news.xml",
    "/feeds/latest.xml",
  ]) {
    expect(await textAt(path), path).not.toContain("Embargoed");
  }
});

describe("operating", () => {
  it("/readyz says ready, and no longer once the site is told to stop, while requests are still answered", async () => {
    const other = await startDemoSite({ empty: true, env: { DRAIN_SECONDS: "3" } });
    expect(await (await fetch(`${other.url}/readyz`)).text()).toBe("ready");
    other.process.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${other.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    expect(await other.stop()).toBe(0);
  });

  it("/metrics counts, in Prometheus' form, for whoever may look", async () => {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(401);
    await textAt("/politics/one");
    const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: bearer("operate") } });
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const text = await answer.text();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
    expect(figure("site_renders_total")).toBeGreaterThan(0);
    expect(figure('site_answers_total\\{status="4xx"\\}')).toBeGreaterThan(3);
    expect(figure("site_cached_pages")).toBeGreaterThan(0);
    expect(figure('site_queue\\{queue="letters",state="waiting"\\}')).toBe(0);
    expect(figure("site_content_changes_total")).toBeGreaterThan(3);
    expect(figure("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
  });

  it("/operator/status shows store, cache, queues and versions to a browser that gives the token as a password", async () => {
    expect((await fetch(`${site.url}/operator/status`)).status).toBe(401);
    const password = Buffer.from(`op:${signAccess("operate", Date.now() + 60_000, secret)}`).toString("base64");
    const answer = await fetch(`${site.url}/operator/status`, { headers: { authorization: `Basic ${password}` } });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const html = await answer.text();
    expect(html).toContain(`<th scope="row">Node</th><td>v24.`);
    expect(html).toContain(`<th scope="row">letters</th><td>0 waiting, 0 given up</td>`);
    expect(html).toMatch(/<th scope="row">article<\/th><td>\d+, of them published \d+<\/td>/);
  });
});
