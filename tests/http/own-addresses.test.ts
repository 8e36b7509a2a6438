// Long: every way in which records of a publisher with other hosts, ids and spellings than the demo's say where they are.

import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { bareHost } from "../../model/addresses/own-hosts.ts";
import { brand, ofDemoBrand } from "../brands/demo-brand.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";

const secret = "the secret of these very tests";
const origin = "https://www.gazette.example";
const day = "2026-01-05T12:00:00Z";

const text = { is: "paragraph", props: { text: "Words of the story." } };
const story = (id: string, canonical_url: string, more: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url,
  publication_date: day,
  components: [text],
  ...more,
});

const pictures = ["a", "b"].map((name) => ({
  is: "article-image",
  props: { url: `/uploads/${name}.jpg`, imageAlt: name },
}));

const records = [
  { type: "section", id: "7001", path: "numbered", title: "Numbered" },
  { type: "section", id: "7002", canonical_url: "gazette.example/by-address", title: "By address" },
  { type: "section", id: "us", title: "U.S." },
  { type: "section", id: "7004", path: "Sports", title: "Sports" },
  { type: "tag", id: 8001, path: "world/conflicts", title: "Conflicts" },
  { type: "static_page", id: "9001", path: "imprint", title: "Imprint", components: [text] },
  { type: "live_event", id: "9002", path: "coverage/flood", title: "The flood" },
  { type: "live_event", id: "quake", title: "The quake" },
  { type: "person", id: "p1", full_name: "Zoë Sándor", role: "Author" },
  { type: "show", id: "s1", title: "The Hour" },
  {
    type: "schedule",
    id: "news",
    day: {
      attributes: { value: "2026-01-05", "day-of-week": 1 },
      show: { title: "The Hour", "start-utc": "2026-01-05T20:00:00Z", "end-utc": "2026-01-05T21:00:00Z" },
    },
  },
  story("own", `${origin}/us/own`, { wp__tags: [{ path: "us/rivers", title: "Rivers" }, "us/lakes-and-ponds"] }),
  story("old", "old-gazette.example/us/old-host"),
  story("staged", `https://staging.${bareHost(brand.domain)}/us/staged`),
  story("foreign", "https://elsewhere.example/us/foreign"),
  story("fixed", "/shows"),
  story("numbered", "/numbered/one", { wp__category: { path: "numbered", title: "Numbered" } }),
  story("query", "/us/with-query", { originalCanonical_url: "/us/with-query?utm_source=mail#top" }),
  story("moved", "/politics/moved-a", { originalCanonical_url: "/us/moved-b" }),
  story("copy", "/us/copy", { originalCanonical_url: "/us/own" }),
  story("twin-a", "/us/twin-a", { originalCanonical_url: "/us/twin-b" }),
  story("twin-b", "/us/twin-b", { originalCanonical_url: "/us/twin-a" }),
  story("sent", "/us/sent", { originalCanonical_url: "https://elsewhere.example/world/sent" }),
  story("film", "/us/film", { originalCanonical_url: "/video/film" }),
  story("in-video", "/video/film"),
  story("match", "/sports/match", { wp__category: { path: "Sports", title: "Sports" }, wp__tags: ["US/Rivers"] }),
  story("aliases", "/us/now", {
    urls: ["gazette.example/us/before", "/us/Then", "/us/old-video"],
    short_urls: [`${origin}/s1`, "https://short.example/x"],
  }),
  story("upper", "/us/Mixed-Case"),
  story("accent", `${origin}/us/caf%c3%a9`),
  story("script", "/us/北京 今日"),
  story("question", "/us/what%3F"),
  story("gallery", "/us/gallery", { fn__legacy_type: "slideshow", components: pictures }),
  story("printed", "/us/printed", {
    components: [text, { is: "pdf", props: { url: `${origin}/uploads/a.pdf`, linkText: "The report" } }],
  }),
  { type: "redirect", id: "/?p=1752", to: `${origin}/us/own` },
  { type: "redirect", id: "/index.php?id=5&option=news", to: "/us/now?from=php#top" },
  { type: "redirect", id: "/gone", to: "/us/own" },
  { type: "redirect", id: "/hidden", to: "/us/own" },
  { type: "static_page", id: "hidden", title: "Hidden", components: [text] },
  { type: "redirect", id: "/us/circle", to: "/us/round" },
  story("circle", "/us/circle", { urls: ["/us/round"] }),
];

let site: DemoSite;
let mapped: ReadonlySet<string>;
let warnings: { type: string; id: string; reasons: string[] }[];

const post = (...given: object[]) =>
  fetch(`${site.url}/api/content`, {
    method: "POST",
    body: given.map((record) => JSON.stringify(record)).join("\n"),
    headers: { authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}` },
  });

beforeAll(async () => {
  const env = {
    ...ofDemoBrand,
    ACCESS_SECRET: secret,
    SITE_ORIGIN: origin,
    ENV_STAGE: "staging",
    OWN_HOSTS: "old-gazette.example, archive.gazette.example",
  };
  site = await startDemoSite({ empty: true, env });
  ({ warnings } = await (await post(...records)).json());
  mapped = await readMaps();
});
afterAll(() => site.stop());

/** Every address on the maps of the site. */
async function readMaps(): Promise<ReadonlySet<string>> {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)/g)].map(([, url = ""]) => url.slice(origin.length));
  const pages = new Set<string>();
  for (const map of locations((await ask("/sitemap.xml")).html)) {
    for (const page of locations((await ask(map)).html)) pages.add(page);
  }
  return pages;
}

async function linksIn(path: string) {
  return parse((await ask(path)).html)
    .querySelectorAll("main a")
    .map((link) => link.getAttribute("href"));
}

async function ask(path: string) {
  const response = await fetch(site.url + path, { redirect: "manual" });
  return { status: response.status, to: response.headers.get("location"), html: await response.text() };
}
const leadsTo = async (path: string) => {
  const { status, to } = await ask(path);
  return [status, to];
};
/** What a client navigation is told. */
async function navigated(path: string) {
  const response = await fetch(`${site.url}/_page${path}`);
  const answer = await response.json();
  return "redirect" in answer ? answer.redirect : response.status;
}
const titled = async (path: string) => {
  const { status, html } = await ask(path);
  return [status, parse(html).querySelector("h1")?.text];
};

describe("canonical addresses", () => {
  it("LOAD-02 query and hash of an original are not compared, in documents and client navigations", async () => {
    expect(await titled("/us/with-query")).toEqual([200, "Story query"]);
    expect(await navigated("/us/with-query")).toBe(200);
  });

  it("LOAD-02 an original that nothing answers leaves the story where it is, and leads there", async () => {
    expect(await titled("/politics/moved-a")).toEqual([200, "Story moved"]);
    expect(await leadsTo("/us/moved-b")).toEqual([301, "/politics/moved-a"]);
  });

  it("LOAD-02 an original that is there gets its readers, with their query", async () => {
    expect(await leadsTo("/us/copy?utm_source=mail")).toEqual([301, "/us/own?utm_source=mail"]);
    expect(await navigated("/us/copy?x=1")).toEqual({ to: "/us/own?x=1", status: 301 });
    expect(await leadsTo("/us/copy")).toEqual([301, "/us/own"]);
  });

  it.each(["/us/before", "/us/Then", "/us/then", "/s1", "/s1/"])("LOAD-08 %s leads to the story", async (path) => {
    const { url } = await fetch(site.url + path);
    expect(new URL(url).pathname).toBe("/us/now");
  });

  it("LOAD-02 a path with video in it is excepted", async () => {
    expect(await titled("/us/old-video")).toEqual([200, "Story aliases"]);
  });

  it("LOAD-02 a redirect away from a story's own address is refused, and the story stays", async () => {
    expect(await titled("/us/circle")).toEqual([200, "Story circle"]);
    expect(await leadsTo("/us/round")).toEqual([301, "/us/circle"]);
  });

  it("LOAD-02 stories that name each other as originals stay, and are on the map", async () => {
    for (const name of ["a", "b"]) {
      expect(await titled(`/us/twin-${name}`)).toEqual([200, `Story twin-${name}`]);
      expect(mapped).toContain(`/us/twin-${name}`);
    }
  });

  it("LOAD-02 LOAD-08 an original on another host gets the readers, and the story is on no map", async () => {
    expect(await leadsTo("/us/sent")).toEqual([301, "https://elsewhere.example/world/sent"]);
    expect(mapped).not.toContain("/us/sent");
  });

  it("LOAD-02 nobody is sent to a story that cannot be where it says it is", async () => {
    expect(await titled("/us/film")).toEqual([200, "Story film"]);
  });

  it("LOAD-08 the import tells of stories that no address reaches, and of other hosts", () => {
    const told = new Map(
      warnings.map(({ type, id, reasons }) => [`${type}/${id} ${reasons[0]?.slice(0, 23)}`, reasons]),
    );
    expect([...told.keys()].toSorted()).toEqual([
      "article/copy cannot be reached: read",
      "article/fixed cannot be reached: no a",
      "article/foreign canonical_url is on ano",
      "article/foreign has no address on this ",
      "article/in-video cannot be reached: no a",
      "article/sent originalCanonical_url i",
      "article/twin-a its original, /us/twin-",
      "article/twin-b its original, /us/twin-",
    ]);
  });

  it("LOAD-08 lists name no story that nobody gets to, and lead straight to the others", async () => {
    const links = await linksIn("/us?page=1");
    expect(links).toEqual(expect.arrayContaining(["/us/own", "/us/twin-a", "https://elsewhere.example/world/sent"]));
    for (const path of ["/us/copy", "/us/sent"]) expect(links, path).not.toContain(path);
    expect(await linksIn("/")).not.toContain("/video/film");
  });

  it("LOAD-08 two stories at one address: the newer is shown, that is told, and lists name it alone", async () => {
    await post(story("first", "/us/claimed"));
    await linksIn("/us");
    const answer = await post(story("second", "/us/claimed", { publication_date: "2026-01-06T12:00:00Z" }));
    expect((await answer.json()).warnings[0].reasons[0]).toContain("article/first");
    expect(await titled("/us/claimed")).toEqual([200, "Story second"]);
    const { html } = await ask("/us");
    expect([html.includes("Story first"), html.includes("Story second")]).toEqual([false, true]);
  });

  it("LOAD-08 a story at an address of the site's own is told, and in no list", async () => {
    const taken = ["/us/nothing.print", "/us/nothing.amp", "/healthz", "/robots.txt", "/favicon.ico"];
    const answer = await post(...taken.map((path, place) => story(`taken-${place}`, path)));
    const { warnings: told } = await answer.json();
    expect(told.map(({ id }: { id: string }) => id)).toEqual(taken.map((_, place) => `taken-${place}`));
    await eventually(async () => expect((await ask("/us")).html).toContain("Story own"));
    const links = [...(await linksIn("/us")), ...(await linksIn("/"))];
    for (const path of taken) expect(links).not.toContain(path);
  });

  it.each(["/search-results/search?q=pillar", "/api/search-suggestions?q=pil", "/api/suggestions/pillar"])(
    "LOAD-08 what is found by its words at %s is a story that readers get to",
    async (path) => {
      await post(
        story("hiding", "/us/sought", { title: "Pillar standing in front" }),
        story("hidden", "/us/sought", { title: "Pillar standing behind", publication_date: "2020-01-06T12:00:00Z" }),
      );
      await eventually(async () => expect((await ask(path)).html).toContain("standing in front"));
      expect((await ask(path)).html).not.toContain("standing behind");
    },
  );

  it("LOAD-08 a story that comes to an address from which a redirect leads away is told, and in no list until that ends", async () => {
    await post({ type: "redirect", id: "/us/taken", to: "/us/own" });
    const answer = await post(story("taken", "/us/taken"));
    expect((await answer.json()).warnings[0].reasons[0]).toContain("a redirect leads away");
    expect(await linksIn("/us")).not.toContain("/us/taken");
    await post({ type: "redirect", id: "/us/taken", deleted: true });
    await eventually(async () => expect(await linksIn("/us")).toContain("/us/taken"));
  });
});

describe("own hosts", () => {
  it.each(["/us/own", "/us/old-host", "/us/staged"])("ROUTE-23 a record on one is served at %s", async (path) => {
    expect((await ask(path)).status).toBe(200);
  });

  it("ROUTE-23 lists lead there by path, and elsewhere whole", async () => {
    const links = await linksIn("/us?page=1");
    expect(links).toContain("/us/own");
    expect(links).toContain("/us/old-host");
  });

  it("ROUTE-23 share links, calendar files, structured data and paper name the site's origin", async () => {
    const gallery = parse((await ask("/us/gallery")).html);
    expect(gallery.text).toContain(`${origin}/us/gallery`);
    expect(gallery.toString()).not.toContain("meridian.example/us/gallery");
    const printed = parse((await ask("/us/printed.print")).html);
    expect(printed.text).toContain("www.gazette.example/uploads/a.pdf");
    const { html: calendar } = await ask("/api/schedule/news-20260105T2000Z.ics");
    expect(calendar.replaceAll("\r\n ", "")).toContain(`URL:${origin}/fnctv?program=news-20260105T2000Z`);
    expect((await ask("/us/own")).html).toContain(`"url":"${origin}/us/own"`);
  });
});

describe("looked up by path", () => {
  it("LOAD-03 ROUTE-14 sections and tags that stories name have fronts and feeds although no record describes them", async () => {
    await post(
      story("docked", "/docks/docked", {
        wp__category: { path: "Docks", title: "The docks" },
        fn__sections: [{ path: "docks/cranes", title: "Cranes" }],
        wp__tags: [{ title: "Ferries", path: "/category/docks/ferries" }],
      }),
    );
    await eventually(async () => expect(await titled("/docks")).toEqual([200, "The docks"]));
    expect(await titled("/docks/cranes")).toEqual([200, "Cranes"]);
    expect(await titled("/category/docks/ferries")).toEqual([200, "Ferries"]);
    expect((await ask("/feeds/docks.xml")).html).toContain("Story docked");
    const links = (await linksIn("/docks/docked")).filter((path = "") => /^\/(docks|category)/.test(path));
    const answers = await Promise.all(links.map(async (path = "") => [path, (await ask(path)).status]));
    expect(answers).toEqual(links.map((path) => [path, 200]));
  });

  it.each([
    ["ROUTE-20", "/numbered", "Numbered"],
    ["ROUTE-20", "/by-address", "By address"],
    ["ROUTE-20", "/imprint", "Imprint"],
    ["ROUTE-14", "/category/world/conflicts", "Conflicts"],
    ["ROUTE-14", "/category/us/rivers", "Rivers"],
    ["ROUTE-14", "/category/us/lakes-and-ponds", "Lakes and ponds"],
    ["ROUTE-15", "/coverage/flood", "The flood"],
    ["ROUTE-15", "/coverage/quake", "The quake"],
  ])("%s %s is a page whatever its id", async (_, path, title) => {
    expect(await titled(path)).toEqual([200, title]);
  });

  it.each(["/7001", "/category/8001", "/9001", "/coverage/9002", "/category/nobody-carries-it"])(
    "ROUTE-14 ROUTE-20 %s is none",
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it("ROUTE-20 the front of a numbered section shows its stories, in the text edition too", async () => {
    expect((await ask("/numbered")).html).toContain('href="/numbered/one"');
    expect((await ask("/lite/numbered")).html).toContain('href="/lite/numbered/one"');
  });

  it("FORM-04 the text edition of a page for newsletters that no record makes is a page", async () => {
    const link = parse((await ask("/newsletters")).html)
      .querySelectorAll("a")
      .find((anchor) => anchor.text === "Text edition of this page");
    expect(link?.getAttribute("href")).toBe("/lite/newsletters");
    const { status, html } = await ask("/lite/newsletters");
    expect(status).toBe(200);
    expect(html).toMatch(/<h2>[^<]+<\/h2><p><small>On the full page\.<\/small><\/p>/);
  });

  it("a page made before its record came is made anew", async () => {
    expect((await ask("/fresh")).status).toBe(404);
    expect((await ask("/us/LATER")).status).toBe(404);
    await post({ type: "section", id: "7003", path: "fresh", title: "Fresh" }, story("later", "/us/later"));
    expect(await titled("/fresh")).toEqual([200, "Fresh"]);
    expect(await leadsTo("/us/LATER")).toEqual([301, "/us/later"]);
  });

  it("LOAD-02 ROUTE-20 sitemaps name only addresses that answer", async () => {
    expect(mapped).toContain("/us/caf%C3%A9");
    expect(mapped).toContain("/numbered");
    expect(mapped).toContain("/sports");
    const wrong: string[] = [];
    for (const path of mapped) if ((await ask(path)).status !== 200) wrong.push(path);
    expect(wrong).toEqual([]);
  });

  it("ROUTE-20 a story leads straight to the fronts of what it is filed under, in whatever case it names them", async () => {
    const links = await linksIn("/sports/match");
    expect(links).toContain("/category/us/rivers");
    expect(links.filter((link) => link !== undefined && /^\/(Sports|category\/US)/.test(link))).toEqual([]);
    const front = parse((await ask("/")).html).querySelectorAll('a[href="/sports"]');
    expect(front.length).toBeGreaterThan(0);
    expect((await ask("/")).html).not.toContain('href="/Sports"');
  });
});

describe("spelling", () => {
  it.each([
    ["/us/mixed-case", "/us/Mixed-Case"],
    ["/US/OWN", "/us/own"],
    ["/US", "/us"],
    ["/Numbered?page=2", "/numbered?page=2"],
    ["/Imprint", "/imprint"],
    ["/coverage/Flood", "/coverage/flood"],
    ["/category/World/Conflicts", "/category/world/conflicts"],
    ["/us/caf%c3%a9?x=1", "/us/caf%C3%A9?x=1"],
    ["/us/cafe%CC%81", "/us/caf%C3%A9"],
    ["/us/CAF%C3%89", "/us/caf%C3%A9"],
    ["/us/what%3F/", "/us/what%3F"],
    ["/us/nothing%3Fthere/", "/us/nothing%3Fthere"],
    ["/us/own.PRINT", undefined],
  ])("ROUTE-20 %s leads to %s", async (path, to) => {
    expect(await leadsTo(path)).toEqual(to === undefined ? [404, null] : [301, to]);
  });

  it.each([
    ["/CATEGORY/world/conflicts", "/category/world/conflicts"],
    ["/Category/World/Conflicts?page=2", "/category/world/conflicts?page=2"],
    ["/Coverage?x=1", "/coverage?x=1"],
    ["/COVERAGE/Flood", "/coverage/flood"],
    ["/SHOWS", "/shows"],
    ["/Shows/The-Hour", "/shows/the-hour"],
    ["/Person/z/zoe-sandor", "/person/z/zoe-sandor"],
    ["/Video/1?start=5", "/video/1?start=5"],
    ["/Search-Results/Search?q=storm", "/search-results/search?q=storm"],
    ["/Newsletters?x=1", "/newsletters?x=1"],
    ["/Sports", "/sports"],
  ])("ROUTE-20 %s leads to %s by document and by client navigation", async (path, to) => {
    expect(await leadsTo(path)).toEqual([301, to]);
    expect(await navigated(path)).toEqual({ to, status: 301 });
  });

  it.each([
    ["/us/Mixed-Case", "Story upper"],
    ["/us/caf%C3%A9", "Story accent"],
    ["/us/%E5%8C%97%E4%BA%AC%20%E4%BB%8A%E6%97%A5", "Story script"],
    ["/us/what%3F", "Story question"],
  ])("ROUTE-20 META-03 %s is a page, and says so in its head", async (path, title) => {
    const { status, html } = await ask(path);
    const root = parse(html);
    expect([status, root.querySelector("h1")?.text]).toEqual([200, title]);
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(origin + path);
    expect(root.querySelector('meta[property="og:url"]')?.getAttribute("content")).toBe(origin + path);
    expect(await navigated(path)).toBe(200);
  });
});

describe("stored redirects", () => {
  it("hold for the query that they name, and for no other", async () => {
    expect(await leadsTo("/?p=1752")).toEqual([301, "/us/own"]);
    expect(await leadsTo("/?utm_source=mail&p=1752")).toEqual([301, "/us/own?utm_source=mail"]);
    expect(await navigated("/?p=1752")).toEqual({ to: "/us/own", status: 301 });
    for (const path of ["/", "/?p=1753", "/?p=", "/?x=1752"]) expect((await ask(path)).status, path).toBe(200);
    expect(await leadsTo("/index.php?option=news&id=5&x=1")).toEqual([301, "/us/now?from=php&x=1#top"]);
    expect((await ask("/index.php?id=5")).status).toBe(404);
  });

  it("LOAD-02 keep the reader's query, also when they are cached", async () => {
    expect(await leadsTo("/gone")).toEqual([301, "/us/own"]);
    expect(await leadsTo("/gone?a=1&b=%20")).toEqual([301, "/us/own?a=1&b=%20"]);
    expect(await leadsTo("/gone?c=2")).toEqual([301, "/us/own?c=2"]);
    expect(await leadsTo("/gone")).toEqual([301, "/us/own"]);
    expect(await navigated("/gone?c=2")).toEqual({ to: "/us/own?c=2", status: 301 });
  });

  it("queries that somebody makes up fill nothing", async () => {
    await ask("/");
    const headers = { authorization: `Bearer ${signAccess("operate", Date.now() + 60_000, secret)}` };
    const pages = async () => {
      const figures = await (await fetch(`${site.url}/metrics`, { headers })).text();
      return Number(/^site_cached_pages (\d+)/m.exec(figures)?.[1]);
    };
    const before = await pages();
    expect(before).toBeGreaterThan(0);
    for (let number = 0; number < 30; number += 1) expect((await ask(`/?p=${number}`)).status).toBe(200);
    expect(await pages()).toBe(before);
  });

  it("take effect at once, and end at once", async () => {
    expect((await ask("/?page_id=9")).status).toBe(200);
    await post({ type: "redirect", id: "/?page_id=9", to: "/us/now" });
    expect(await leadsTo("/?page_id=9")).toEqual([301, "/us/now"]);
    await post({ type: "redirect", id: "/?page_id=9", deleted: true });
    expect((await ask("/?page_id=9")).status).toBe(200);
  });

  it("that lead to each other by queries are refused", async () => {
    const answer = await post(
      { type: "redirect", id: "/a?x=1", to: "/b?y=1" },
      { type: "redirect", id: "/b?y=1", to: "/a?x=1" },
    );
    expect((await answer.json()).refusals[0].reasons[0]).toContain("/b?y=1 → /a?x=1 → /b?y=1");
  });
});
