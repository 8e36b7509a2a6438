// The database goes away and comes back while readers read (docs/decisions/0004).

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import { startOwnPostgres, type OwnPostgres } from "../store/start-postgres.ts";
import { isWithin } from "../patience.ts";
import { ask, section, shownAfter, story } from "./running-site.ts";

let postgres: OwnPostgres;
let env: Record<string, string>;
let site: DemoSite;

const alert = { type: "alert", id: "alert", text: "Something happened just now" };
const staticPage = {
  type: "static_page",
  id: "about",
  title: "About us",
  components: [{ is: "paragraph", props: { text: "Who we are." } }],
};
const shown = ["/", "/us", "/us/one", "/about", "/_page/us/one", "/_page/us", "/feeds/us.xml"];

beforeAll(async () => {
  postgres = await startOwnPostgres();
  env = { DATABASE_URL: postgres.url, PAGE_FRESH_SECONDS: "0", DATABASE_WAIT_SECONDS: "0" };
  site = await startDemoSite({
    empty: true,
    env,
    records: [
      section,
      alert,
      staticPage,
      story("one", "The first story"),
      story("unseen", "A story nobody has asked for"),
    ],
  });
  await shownAfter(`${site.url}/us`, "The first story");
});

afterAll(async () => {
  await site.stop();
  await postgres.stop();
});

/** Times are told to the minute; nothing else on these pages moves. */
function lasting(body: string): string {
  return body.replaceAll(/"renderedAt":\d+|<time[^>]*>.*?<\/time>/g, "");
}

/** Pages that could not be made anew, as the log tells. */
const servedStale = () =>
  site
    .log()
    .split("\n")
    .filter((line) => line.includes('"stale page served"'))
    .map((line) => /"key":"([^"]*)"/.exec(line)?.[1]);

describe("while the database is down", () => {
  const before = new Map<string, string>();
  /** A site that has just begun does not know yet which of its links lead somewhere: its pages come to rest. */
  let equalRounds = 0;

  async function changedPages(): Promise<number> {
    let changed = 0;
    for (const path of shown) {
      const { status, body } = await ask(site.url + path);
      expect(status, path).toBe(200);
      if (before.get(path) !== lasting(body)) changed += 1;
      before.set(path, lasting(body));
    }
    return changed;
  }

  beforeAll(async () => {
    await eventually(async () => {
      if ((await changedPages()) > 0) equalRounds = 0;
      else equalRounds += 1;
      expect(equalRounds).toBeGreaterThan(5);
    });
    await postgres.halt();
    // What is remembered for a moment is read again then, and cannot be.
    await eventually(async () => {
      for (const path of shown) await ask(site.url + path);
      expect(shown.filter((path) => !servedStale().includes(path))).toEqual([]);
    });
  });

  it("pages shown once stay as they were, however often they are asked for", async () => {
    for (let round = 0; round < 4; round += 1) {
      for (const path of shown) {
        const { status, body } = await ask(site.url + path);
        expect(status, path).toBe(200);
        expect(lasting(body) === before.get(path), `${path} in round ${round}`).toBe(true);
      }
    }
    expect((await ask(`${site.url}/about`)).body).toContain("Something happened just now");
  });

  it.each([
    "/us/unseen",
    "/no/such/story",
    "/unseen",
    "/category/storms",
    "/coverage/storm",
    "/video/1",
    "/personalities",
    "/shows",
    "/shows/none",
    "/person/n/nobody",
    "/elections/2023/general-results",
    "/contact",
    "/_page/us/unseen",
    "/_page/unseen",
  ])("LOAD-05 %s, never shown, is not found for now and cached by nobody", async (path) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.text()).toContain("Something has gone wrong");
  });

  it.each(["/feeds/unseen.xml", "/lite", "/lite/us/unseen", "/lite/unseen", "/lite/shows/none", "/lite/video"])(
    "LOAD-05 %s, a document that was never made, says so too",
    async (path) => {
      const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
      expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
      expect(headers.get("retry-after")).not.toBeNull();
    },
  );

  it.each(["/lite", "/lite/us/unseen", "/lite/no/page/here"])(
    "LOAD-05 %s says so as a page of the text edition",
    async (path) => {
      const response = await fetch(site.url + path);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
      const html = await response.text();
      expect(html).toMatch(/<style>.*<h1>Something has gone wrong…<\/h1><p>This page cannot be read right now\./);
      expect(html).toContain(`<a href="${path.slice("/lite".length) || "/"}">Full page</a>`);
    },
  );

  it.each(["/search-results/search?q=first", "/_page/search-results/search?q=first"])(
    "LOAD-05 %s says that nobody can search now",
    async (path) => {
      const response = await fetch(site.url + path);
      expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
      expect(response.headers.get("retry-after")).not.toBeNull();
      expect(await response.text()).toContain("Search is not available at the moment.");
    },
  );

  it("LOAD-05 pages that need nothing from the store stay, with whatever query", async () => {
    expect((await ask(`${site.url}/us/one?utm_source=mail`)).status).toBe(200);
  });

  it("nothing else fails: calls answer below 500", async () => {
    for (const path of ["/api/hotTopics", "/api/suggestions/first%20story", "/api/env", "/robots.txt"]) {
      expect((await ask(site.url + path)).status, path).toBeLessThan(500);
    }
  });

  it("the search of stories says that it failed, and is cached by nobody", async () => {
    const { status, caching, body } = await ask(`${site.url}/api/article-search?size=5`);
    expect({ status, caching }).toEqual({ status: 503, caching: "no-store" });
    expect(JSON.parse(body)).toEqual({ message: "API Request failed", statusCode: 503 });
  });

  it("the process lives and says so", async () => {
    expect(await ask(`${site.url}/healthz`)).toMatchObject({ status: 200, body: "ok" });
    expect(site.process.exitCode).toBeNull();
  });
});

describe("when the database is back", () => {
  beforeAll(() => postgres.resume());

  it("new content and what nobody could see show within seconds, without a restart", async () => {
    await importRecords(env, [story("two", "The second story"), story("one", "The first story, corrected")]);
    expect(isWithin(await shownAfter(`${site.url}/us/two`, "The second story"), 8000)).toBe(true);
    await shownAfter(`${site.url}/us/one`, "The first story, corrected");
    await shownAfter(`${site.url}/us`, "The second story");
    await shownAfter(`${site.url}/us/unseen`, "A story nobody has asked for");
    expect(site.process.exitCode).toBeNull();
  });
});
