// Long: one site and one Varnish serve all of it.
// The site behind Debian's Varnish with deploy/varnish/meridian.vcl: what changes is seen through it within a second, and readers are served by it
// when the site is gone.

import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signAccess } from "../../content/access-token.ts";
import { signPreview } from "../../content/preview-token.ts";
import { decoded } from "../../server/dictionary/testing/decoded.ts";
import { beforeItsTime } from "../before-its-time.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { isWithin } from "../patience.ts";
import { startCountingProxy, type CountingProxy } from "../stand-ins/counting-proxy.ts";
import { metricsOf } from "../attacks/metrics.ts";
import { openStream } from "./event-stream.ts";
import { rawAnswer } from "./raw-answer.ts";
import { freePort, startVarnish, varnish, type RunningVarnish } from "./start-varnish.ts";

const secret = "the secret of these very tests";
const title = varnish.missing === undefined ? "" : ` (passed over: ${varnish.missing})`;

const token = () => ({ authorization: `Bearer ${signAccess("content", Date.now() + 60_000, secret)}` });

const story = (id: string, fields: object = {}) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/harbor/${id}`,
  publication_date: "2025-01-01T00:00:00Z",
  components: [{ is: "paragraph", props: { text: `The words of ${id}.` } }],
  ...fields,
});
const section = { type: "section", id: "harbor", title: "Harbor" };

describe.skipIf(varnish.path === undefined).each(["soft", "hard"])(`behind Varnish, purged %s${title}`, (way) => {
  let site: DemoSite;
  let proxy: CountingProxy;
  let edge: RunningVarnish;

  beforeAll(async () => {
    const port = await freePort();
    const env = { ACCESS_SECRET: secret, PREVIEW_SECRET: secret, PURGE: `varnish://127.0.0.1:${port}?${way}` };
    site = await startDemoSite({ empty: true, env });
    proxy = await startCountingProxy(() => site.url);
    edge = await startVarnish(port, proxy.port);
    await store(section, story("one"), story("two"));
  });
  afterAll(async () => {
    await edge.stop();
    await proxy.stop();
    await site.stop();
  });

  async function store(...records: object[]): Promise<void> {
    const answer = await fetch(`${site.url}/api/content`, {
      method: "POST",
      body: records.map((record) => JSON.stringify(record)).join("\n"),
      headers: token(),
    });
    expect(await answer.json()).toMatchObject({ refused: 0 });
  }
  /** Everything that changed has been purged, both times. */
  const quiet = () =>
    eventually(async () => {
      const figure = await metricsOf(site.url, secret);
      expect(figure('site_queue{queue="purges",state="waiting"}')).toBe(0);
    });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(edge.url + path, { headers, redirect: "manual" });
  const textAt = async (path: string) => (await get(path)).text();
  const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers.get("x-cache");
  /** It is kept, and shown on: another answer of it is a hit. */
  const warm = (path: string) => eventually(async () => expect(await cacheOf(path)).toBe("hit"));

  async function seenWithinASecond(path: string, check: (text: string) => void): Promise<void> {
    const began = performance.now();
    await eventually(async () => check(await textAt(path)));
    expect(isWithin(performance.now() - began, 1_000)).toBe(true);
  }

  it("gives a page for a day, and says to readers what the site says", async () => {
    await warm("/harbor/one");
    const before = proxy.times("/harbor/one");
    const answer = await get("/harbor/one");
    expect(await answer.text()).toContain("The words of one.");
    expect(proxy.times("/harbor/one")).toBe(before);
    const direct = await fetch(`${site.url}/harbor/one`);
    expect(answer.headers.get("cache-control")).toBe(direct.headers.get("cache-control"));
    expect(direct.headers.get("cdn-cache-control")).toMatch(/^max-age=\d+, /);
    expect(direct.headers.get("xkey")).toMatch(/^[0-9a-f]{12}( [0-9a-f]{12})+$/);
    for (const name of ["xkey", "cdn-cache-control", "x-life", "age", "via", "x-varnish"]) {
      expect(answer.headers.get(name), name).toBe(null);
    }
  });

  it("shows an edit within a second, wherever it is seen", async () => {
    await Promise.all([warm("/harbor/two"), warm("/harbor"), warm("/_page/harbor/two")]);
    await store(story("two", { title: "Story two as it is now" }));
    await Promise.all(
      ["/harbor/two", "/harbor", "/_page/harbor/two"].map((path) =>
        seenWithinASecond(path, (text) => expect(text).toContain("Story two as it is now")),
      ),
    );
    await warm("/harbor/two");
  });

  it("leaves alone what did not change", async () => {
    await quiet();
    await warm("/harbor/one");
    const before = proxy.times("/harbor/one");
    await store(story("three", { canonical_url: "/elsewhere/three" }));
    await eventually(async () => expect(await textAt("/elsewhere/three")).toContain("The words of three."));
    await quiet();
    expect(await cacheOf("/harbor/one")).toBe("hit");
    expect(proxy.times("/harbor/one")).toBe(before);
  });

  it("shows what comes out by time alone, what is withdrawn, and what a redirect leads to", async () => {
    const { at } = await beforeItsTime(async (due) => {
      await store(story("due", { publication_date: new Date(due).toISOString() }));
      expect((await get("/harbor/due")).status).toBe(404);
    });
    await eventually(() => expect(Date.now()).toBeGreaterThan(at));
    await seenWithinASecond("/harbor/due", (text) => expect(text).toContain("The words of due."));
    await warm("/harbor/due");
    await store({ type: "article", id: "due", deleted: true });
    await eventually(async () => expect((await get("/harbor/due")).status).toBe(404));
    await store({ type: "redirect", id: "/harbor/due", to: "/harbor/one", status: 301 });
    await eventually(async () => expect((await get("/harbor/due")).headers.get("location")).toBe("/harbor/one"));
    expect((await get("/harbor/due?utm_source=mail")).headers.get("location")).toBe("/harbor/one?utm_source=mail");
  });

  it("asks the site once for what many want at the same time", async () => {
    await store(story("wanted"));
    await eventually(async () => expect((await fetch(`${site.url}/harbor/wanted`)).status).toBe(200));
    const { promise, resolve } = Promise.withResolvers<void>();
    proxy.hold = promise;
    const answers = Array.from({ length: 50 }, () => get("/harbor/wanted"));
    await eventually(() => expect(proxy.times("/harbor/wanted")).toBe(1));
    resolve();
    for (const answer of await Promise.all(answers)) expect(await answer.text()).toContain("The words of wanted.");
    expect(proxy.times("/harbor/wanted")).toBe(1);
  });

  it.each([
    ["a cookie", "/harbor/one", { cookie: "session=abc; _ga=1" }],
    ["a parameter that no page reads", "/harbor/one?utm_source=mail&fbclid=x&gclid", {}],
    ["an order of parameters", "/harbor/one?&x=1", {}],
    ["a host", "/harbor/one", { host: "evil.example" }],
    ["hosts of proxies", "/harbor/one", { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" }],
    ["another address", "/harbor/one", { "x-original-url": "/desk", "x-rewrite-url": "/desk" }],
    ["a language", "/harbor/one", { "accept-language": "de", accept: "text/html;q=0.3" }],
    ["a dictionary that is not the site's", "/harbor/one", { "available-dictionary": `:${"A".repeat(43)}=:` }],
    ["an order of encodings", "/harbor/one", { "accept-encoding": "zstd;q=0.1, deflate, gzip" }],
    ["a country", "/harbor/one", { "cf-ipcountry": "DE" }],
  ])("keeps one page whatever %s says", async (_what, path, headers) => {
    await quiet();
    await warm("/harbor/one");
    const before = proxy.asked.length;
    const answer = await get(path, headers);
    const text = await answer.text();
    expect(answer.headers.get("x-cache")).toBe("hit");
    expect(text).toBe(await (await fetch(`${site.url}/harbor/one`)).text());
    expect(text).not.toContain("evil.example");
    expect(proxy.asked).toHaveLength(before);
  });

  it("keeps a page once for each encoding, and gives by the dictionary only to who has it", async () => {
    await quiet();
    await warm("/harbor/one");
    const link = /^<([^>]+)>/.exec((await get("/harbor/one")).headers.get("link") ?? "")?.[1] ?? "";
    const dictionary = Buffer.from(await (await get(link)).arrayBuffer());
    const mark = `:${createHash("sha256").update(dictionary).digest("base64")}:`;
    const browsers = "gzip, deflate, br, zstd, dcb, dcz";
    const asked = { "accept-encoding": browsers, "available-dictionary": mark };
    const encodingOf = async (headers: Record<string, string>) => {
      const { headers: answered } = await rawAnswer(`${edge.url}/harbor/one`, headers);
      return [answered["content-encoding"], answered["x-cache"]];
    };
    const kinds: [Record<string, string>, string | undefined][] = [
      [asked, "dcz"],
      [{ ...asked, "available-dictionary": `:${"B".repeat(43)}=:` }, "br"],
      [{ "accept-encoding": browsers }, "br"],
      [{ ...asked, "accept-encoding": "gzip" }, "gzip"],
      [{ ...asked, "accept-encoding": "identity" }, undefined],
    ];
    for (const [headers, encoding] of kinds) expect((await encodingOf(headers))[0]).toBe(encoding);
    const before = proxy.times("/harbor/one");
    for (const [headers, encoding] of kinds) expect(await encodingOf(headers)).toEqual([encoding, "hit"]);
    expect(proxy.times("/harbor/one")).toBe(before);
    const { body } = await rawAnswer(`${edge.url}/harbor/one`, asked);
    expect(decoded(body, "dcz", dictionary).toString()).toContain("The words of one.");
  });

  it("never gives one page for another", async () => {
    await store(...Array.from({ length: 30 }, (_, n) => story(`many-${n}`)));
    await eventually(async () => expect((await get("/harbor?page=2")).status).toBe(200));
    const [first, second] = await Promise.all([textAt("/harbor"), textAt("/harbor?page=2")]);
    expect(first).not.toBe(second);
    expect(await textAt("/harbor?utm_source=x&page=2")).toBe(second);
  });

  it("asks the site with nothing that a stranger says of hosts", async () => {
    await get("/harbor/nothing-here", { "x-forwarded-host": "evil.example", forwarded: "host=evil", cookie: "a=b" });
    const [headers = {}] = proxy.headers.filter((_, place) => proxy.asked[place] === "/harbor/nothing-here");
    for (const name of ["x-forwarded-host", "forwarded", "cookie"]) expect(headers[name], name).toBe(undefined);
  });

  it.each(["/api/env", "/desk", "/operator/status", "/contact", `/?p=17`])("passes %s on each time", async (path) => {
    await get(path);
    const before = proxy.times(path);
    await get(path);
    expect(proxy.times(path)).toBe(before + 1);
  });

  it("passes a preview on, and shows it to nobody else", async () => {
    await store(story("secret", { published: false }));
    const path = `/harbor/secret?preview=${signPreview({ type: "article", id: "secret", until: Date.now() + 60_000 }, secret)}`;
    for (const again of ["", "&again"]) {
      const answer = await get(path + again);
      expect(await answer.text()).toContain("The words of secret.");
      expect(answer.headers.get("x-cache")).toBe("miss");
    }
    expect((await get("/harbor/secret")).status).toBe(404);
  });

  it("passes a live stream on as it comes, and shows its page with what was written", async () => {
    await store({ type: "live_event", id: "storm", title: "The storm", path: "/coverage/storm" });
    await warm("/coverage/storm");
    const stream = await openStream(`${edge.url}/api/live/coverage/storm`);
    expect(stream.status).toBe(200);
    const made = await fetch(`${site.url}/api/content/live_event/storm/posts`, {
      method: "POST",
      body: JSON.stringify({ title: "Power is back", body: "<p>In town.</p>" }),
      headers: { ...token(), "content-type": "application/json" },
    });
    expect(made.status).toBe(201);
    expect((await stream.next("update")).data).toContain("Power is back");
    stream.close();
    await seenWithinASecond("/coverage/storm", (text) => expect(text).toContain("Power is back"));
  });

  it("shows a picture that was replaced", async () => {
    const put = (fill: string) =>
      fetch(`${site.url}/api/media/quay.svg`, {
        method: "PUT",
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${fill}"/></svg>`,
        headers: token(),
      });
    expect((await put("red")).status).toBe(201);
    await warm("/uploads/quay.svg");
    expect((await put("tan")).status).toBe(200);
    await seenWithinASecond("/uploads/quay.svg", (text) => expect(text).toContain("tan"));
  });

  it("is purged by nobody else", async () => {
    await quiet();
    await warm("/harbor/one");
    const [key = ""] = ((await fetch(`${site.url}/harbor/one`)).headers.get("xkey") ?? "").split(" ");
    const purge = (headers: Record<string, string>) => fetch(edge.url, { method: "PURGE", headers });
    expect((await purge({ "xkey-purge": key, "x-forwarded-for": "198.51.100.7" })).status).toBe(405);
    expect((await purge({})).status).toBe(400);
    expect(await cacheOf("/harbor/one")).toBe("hit");
    expect((await purge({ "xkey-purge": key })).status).toBe(200);
    expect(await cacheOf("/harbor/one")).toBe("miss");
  });

  it("shows what it has while the site fails, and then while it is gone", async () => {
    await quiet();
    await Promise.all([warm("/elsewhere/three"), warm("/harbor/two")]);
    proxy.fail = 503;
    await store(story("two", { title: "Changed while the site failed" }));
    await quiet();
    expect(await textAt("/elsewhere/three")).toContain("The words of three.");
    // After a hard purge there is nothing left to show.
    for (const query of ["", "?a", "?b"]) {
      expect((await get(`/harbor/two${query}`)).status).toBe(way === "soft" ? 200 : 503);
    }
    proxy.fail = undefined;
    await eventually(async () => expect(await textAt("/harbor/two")).toContain("Changed while the site failed"));
    await quiet();
    await Promise.all([warm("/harbor/one"), warm("/harbor/two")]);
    await site.stop();
    await proxy.stop();
    for (const path of ["/harbor/one", "/harbor/two"]) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("The words of");
    }
  });
});
