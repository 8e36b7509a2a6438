// Long: one site and its edges serve all of it.
// What a site says to the caches in front of it, and what it purges there: every kind of change purges every page that shows it. On two workers, so that
// whatever is told was told by one of them.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { signPreview } from "../../content/preview-token.ts";
import { metricsOf } from "../attacks/metrics.ts";
import { beforeItsTime } from "../before-its-time.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import {
  cloudflareToken,
  fastlyToken,
  startEdgeServices,
  webhookSecret,
  type EdgeServices,
} from "../stand-ins/edge-services.ts";

const secret = "the secret of these very tests";
const bearer = (scope: "content" | "operate") => ({
  authorization: `Bearer ${signAccess(scope, Date.now() + 60_000, secret)}`,
});

const story = (id: string, fields: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/harbor/${id}`,
  wp__category: { title: "Harbor", slug: "harbor", path: "harbor" },
  publication_date: "2025-01-01T00:00:00Z",
  components: [{ is: "paragraph", props: { text: `The words of ${id}.` } }],
  ...fields,
});
const layout = (...main: object[]) => ({ type: "layout", id: "front", subtype: "homeLayout", isDefault: true, main });
const spotlight = (criteria: object) => ({ is: "spotlight", props: { searchCriteria: { size: 5, ...criteria } } });

let services: EdgeServices;
let site: DemoSite;
let env: Record<string, string>;

beforeAll(async () => {
  services = await startEdgeServices();
  env = {
    ACCESS_SECRET: secret,
    PREVIEW_SECRET: secret,
    PURGE: `varnish://127.0.0.1:${services.port} fastly://SERVICE cloudflare://ZONE webhook+${services.url}/purge`,
    PURGE_FASTLY_TOKEN: fastlyToken,
    PURGE_FASTLY_URL: services.url,
    PURGE_CLOUDFLARE_TOKEN: cloudflareToken,
    PURGE_CLOUDFLARE_URL: services.url,
    PURGE_WEBHOOK_SECRET: webhookSecret,
  };
  site = await startDemoSite({ empty: true, workers: 2, env });
  await store({ type: "section", id: "harbor", title: "Harbor" }, story("one"), story("two"));
});
afterAll(async () => {
  await site.stop();
  await services.stop();
});

async function store(...records: object[]): Promise<void> {
  const body = records.map((record) => JSON.stringify(record)).join("\n");
  const answer = await fetch(`${site.url}/api/content`, { method: "POST", body, headers: bearer("content") });
  expect(await answer.json()).toMatchObject({ refused: 0 });
}
const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const keysAt = async (path: string) => ((await get(path)).headers.get("xkey") ?? "").split(" ");
/** All edges have taken all that changed, both times. */
const quiet = () =>
  eventually(async () => {
    const figure = await metricsOf(site.url, secret);
    expect(figure('site_queue{queue="purges",state="waiting"}')).toBe(0);
  });

const edgeHeaders = ["xkey", "cdn-cache-control", "surrogate-key", "surrogate-control", "cache-tag"];

describe("answers", () => {
  it("name their keys and how long they may live, as each edge reads it", async () => {
    await quiet();
    const { headers } = await get("/harbor/one");
    const keys = (headers.get("xkey") ?? "").split(" ");
    expect(headers.get("surrogate-key")).toBe(keys.join(" "));
    expect(headers.get("cache-tag")).toBe(keys.join(","));
    expect(headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=30, stale-while-revalidate=300, stale-if-error=86400",
    );
    expect(headers.get("surrogate-control")).toMatch(/^max-age=\d{2,5}, stale-if-error=86400$/);
    expect(headers.get("cloudflare-cdn-cache-control")).toMatch(
      /^max-age=\d+, stale-while-revalidate=300, stale-if-error=86400$/,
    );
  });

  it.each([
    "/contact",
    "/api/env",
    "/healthz",
    `/harbor/one?preview=${signPreview({ type: "article", id: "one", until: Date.now() + 600_000 }, secret)}`,
  ])("that are one reader's or no page say nothing of it: %s", async (path) => {
    const { headers } = await get(path);
    for (const name of edgeHeaders) expect(headers.get(name), name).toBe(null);
  });

  it("that no change would name live no longer than before", async () => {
    const { headers } = await get("/search-results/search?q=words");
    expect(headers.get("surrogate-control")).toBe("max-age=30, stale-if-error=86400");
  });

  it("that are true for a time say how much of it is over", async () => {
    const until = Date.now() + 3_600_000;
    const pin = { articleUrl: "/harbor/one", until: new Date(until).toISOString() };
    await store(layout(spotlight({ searchSelected: "all", fixedArticles: [pin] })));
    await eventually(async () => {
      const { headers } = await get("/");
      const life = Number(/max-age=(\d+)/.exec(headers.get("surrogate-control") ?? "")?.[1]);
      const age = Number(headers.get("age") ?? Number.NaN);
      expect(life - age).toBeLessThanOrEqual((until - Date.now()) / 1000 + 1);
      expect(life).toBeGreaterThan(0);
    });
  });
});

describe("every page that shows it is purged, once by each edge and once more, when", () => {
  const put = (path: string, body: string) =>
    fetch(`${site.url}/api/media/${path}`, { method: "PUT", body, headers: bearer("content") });
  const drawing = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`;

  const changes: [what: string, pages: string[], before: () => Promise<unknown>, change: () => Promise<unknown>][] = [
    [
      "a story changes",
      ["/harbor/one", "/_page/harbor/one", "/harbor", "/feeds/harbor.xml", "/"],
      async () => undefined,
      () => store(story("one", { title: "Story one, changed" })),
    ],
    [
      "a story comes",
      ["/harbor", "/harbor/new"],
      async () => undefined,
      () => store(story("new", { publication_date: new Date().toISOString() })),
    ],
    [
      "a story goes",
      ["/harbor/new", "/harbor"],
      async () => undefined,
      () => store({ type: "article", id: "new", deleted: true }),
    ],
    [
      "a front changes",
      ["/"],
      async () => undefined,
      () => store(layout(spotlight({ searchSelected: "all", size: 1 }))),
    ],
    [
      "an alert comes",
      ["/", "/harbor", "/harbor/one"],
      async () => undefined,
      () =>
        store({
          type: "alert",
          id: "pier",
          text: "Pier 4 is closed",
          url: "/harbor/one",
          level: "breaking",
          topics: ["breaking"],
          publication_date: new Date().toISOString(),
          expires: new Date(Date.now() + 3_600_000).toISOString(),
        }),
    ],
    [
      "hot topics change",
      ["/", "/harbor/one"],
      async () => undefined,
      () =>
        store({
          type: "hot_topics",
          id: "hot-topics",
          title: "Today",
          list_items: [{ text: "Ferries", url: "/harbor" }],
        }),
    ],
    [
      "a redirect comes",
      ["/boats"],
      async () => undefined,
      () => store({ type: "redirect", id: "/boats", to: "/harbor", status: 301 }),
    ],
    [
      "a live post is written",
      ["/coverage/storm"],
      () => store({ type: "live_event", id: "storm", title: "The storm", path: "/coverage/storm" }),
      () =>
        fetch(`${site.url}/api/content/live_event/storm/posts`, {
          method: "POST",
          body: JSON.stringify({ title: "Power is back", body: "<p>In town.</p>" }),
          headers: { ...bearer("content"), "content-type": "application/json" },
        }),
    ],
    [
      "a file is replaced by one of the same measures",
      ["/uploads/quay.svg"],
      () => put("quay.svg", drawing("red")),
      () => put("quay.svg", drawing("tan")),
    ],
    [
      "a command changes it",
      ["/harbor/two"],
      async () => undefined,
      () =>
        runContent(
          ["import", "-"],
          { DATA_DIR: site.dataDir },
          JSON.stringify(story("two", { title: "Story two, by a command" })),
        ),
    ],
  ];

  it.each(changes)("%s", async (_what, pages, before, change) => {
    await before();
    await quiet();
    const shown = await Promise.all(pages.map(async (path) => [await keysAt(path), await (await get(path)).text()]));
    services.told.length = 0;
    await change();
    await quiet();
    for (const by of ["varnish", "fastly", "cloudflare", "webhook"] as const) {
      const told = services.told.filter((one) => one.by === by);
      for (const [place, [keys = []]] of shown.entries()) {
        const purges = told.filter((one) => !new Set(one.keys).isDisjointFrom(new Set(keys)));
        expect(purges.length, `${pages[place]} at ${by}`).toBeGreaterThanOrEqual(2);
      }
    }
    // What was told of it was told of a page that is another one now.
    for (const [place, [, text]] of shown.entries()) {
      await eventually(async () => expect(await (await get(pages[place] ?? "")).text()).not.toBe(text));
    }
  });

  it("an embargo ends", async () => {
    const { prepared: keys } = await beforeItsTime(async (at) => {
      await store(story("due", { publication_date: new Date(at).toISOString() }));
      await quiet();
      services.told.length = 0;
      return keysAt("/harbor/due");
    });
    await eventually(() => {
      const purges = services.told.filter((one) => !new Set(one.keys).isDisjointFrom(new Set(keys)));
      expect(new Set(purges.map(({ by }) => by)).size).toBe(4);
    });
  });
});

describe("an edge that is away", () => {
  it("loses nothing, and operators see it", async () => {
    await quiet();
    const startAgain = await services.stop();
    services.told.length = 0;
    const keys = await keysAt("/harbor/one");
    await store(story("one", { title: "Changed while the edge was away" }));
    const status = () =>
      fetch(`${site.url}/operator/status`, { headers: bearer("operate") }).then((answer) => answer.text());
    await eventually(async () => expect(await status()).toMatch(/fastly:\/\/SERVICE.*failing since.*ECONNREFUSED/));
    const figure = await metricsOf(site.url, secret);
    expect(figure('site_queue{queue="purges",state="edges_failing"}')).toBe(4);
    expect(figure("site_purges_failed_total")).toBeGreaterThan(0);
    expect(site.log()).toContain("purge failed");
    await startAgain();
    await quiet();
    expect(new Set(services.keysOf("fastly")).isDisjointFrom(new Set(keys))).toBe(false);
    expect(await status()).toContain("on, 0 changes waiting");
  });
});

describe("another release", () => {
  it("takes the pages of the one before from the edges, also those that it gave them last", async () => {
    const keys = await keysAt("/harbor/one");
    await quiet();
    const next = await startDemoSite({
      empty: true,
      dataDir: site.dataDir,
      env: { ...env, ANALYTICS_URL: "/api/page-view" },
    });
    try {
      services.told.length = 0;
      const own = ((await fetch(`${next.url}/harbor/one`)).headers.get("xkey") ?? "").split(" ");
      const [release = ""] = keys.filter((key) => !own.includes(key));
      await eventually(() => expect(services.keysOf("varnish")).toContain(release));
      services.told.length = 0;
      await site.stop();
      await eventually(() => expect(services.keysOf("varnish")).toContain(release));
    } finally {
      await next.stop();
    }
  });
});
