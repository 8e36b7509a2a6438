import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isWithin } from "../patience.ts";
import { eventually } from "../eventually.ts";
import { importRecords, startDemoSite, type DemoSite } from "../demo-site.ts";
import type { LiveMessage } from "../../site/live/live-message.ts";
import { openStream, type EventStream } from "./event-stream.ts";
import { get, getDocument, siteUrl } from "./site.ts";

const path = "/coverage/live-test";
const address = `/api/live${path}`;
const began = Date.now();
const minutesAgo = (minutes: number) => new Date(began - minutes * 60_000).toISOString();

interface Post {
  id: string;
  title: string;
  time: string;
  body?: string;
  pinned?: boolean;
  key?: boolean;
}

const post = (id: string, minutes: number, more: Partial<Post> = {}): Post => ({
  id,
  title: `Post ${id}`,
  body: `<p>Words of ${id}.</p>`,
  time: minutesAgo(minutes),
  ...more,
});

const event = (updates: Post[], title = "A test of live") => ({
  type: "live_event",
  id: "coverage/live-test",
  title,
  updates,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => post(`p${index}`, index + 1));

const publish = (updates: Post[], title?: string) =>
  importRecords({ DATA_DIR: inject("dataDir") }, [event(updates, title)]);

let turn = 0;
/** Until the site shows it. */
async function store(updates: Post[]): Promise<void> {
  turn += 1;
  const title = `Turn ${turn} of the test`;
  await publish(updates, title);
  await eventually(async () => expect((await getDocument(path)).root.querySelector("h1")?.text).toBe(title));
}

const messageOf = ({ data }: { data: string }): LiveMessage => JSON.parse(data);
const ids = (puts: readonly { id: string }[]) => puts.map(({ id }) => id);

const versionOn = async (): Promise<string> => {
  const { root } = await getDocument(path);
  const props = root.querySelector('[data-island="live-updates"]')?.getAttribute("data-props") ?? "{}";
  return JSON.parse(props.replaceAll("&quot;", '"')).version;
};

describe("live coverage over HTTP", () => {
  const streams: EventStream[] = [];
  const open = async (query = "", headers: Record<string, string> = {}) => {
    const stream = await openStream(siteUrl() + address + query, headers);
    streams.push(stream);
    return stream;
  };

  beforeAll(() => store([post("b", 5, { key: true }), post("a", 10)]));
  afterAll(async () => {
    for (const stream of streams) stream.close();
    await importRecords({ DATA_DIR: inject("dataDir") }, [
      { type: "live_event", id: "coverage/live-test", deleted: true },
    ]);
  });

  it("LIVE-01 the page has the posts of its event, newest first, and the key events", async () => {
    const { root, response } = await getDocument(path);
    expect(response.status).toBe(200);
    expect(root.querySelectorAll("[data-post]").map((one) => one.getAttribute("data-post"))).toEqual(["b", "a"]);
    expect(root.querySelector('[data-live-panel="key-events"] a')?.getAttribute("href")).toBe("#post-b");
    expect(root.querySelector("h1")?.text).toBe("Turn 1 of the test");
  });

  it("a new post reaches open pages within a second of an import, drawn, with its place", async () => {
    const stream = await open(`?since=${await versionOn()}`);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(stream.headers["content-encoding"]).toBeUndefined();
    await stream.next("hello");
    expect(stream.events).toHaveLength(1);

    await publish([post("c", 1), post("b", 5, { key: true }), post("a", 10)]);
    const message = messageOf(await stream.next("update"));
    expect(message.put).toMatchObject([{ id: "c", added: true, before: "b" }]);
    expect(message.put[0]?.html).toContain("Words of c.");
    expect(message.gone).toEqual([]);
    expect(await versionOn()).toBe(message.version);
  });

  it("edits and withdrawals are told, and nothing else", async () => {
    const stream = await open(`?since=${await versionOn()}`);
    await stream.next("hello");
    await store([post("c", 1, { body: "<p>Corrected.</p>" }), post("a", 10)]);
    const message = messageOf(await stream.next("update"));
    expect(message.put).toMatchObject([{ id: "c", html: expect.stringContaining("Corrected.") }]);
    expect(message.put[0]?.added).toBeUndefined();
    expect(message.gone).toEqual(["b"]);
    expect(message.panels["key-events"]).toBe("");
  });

  it("a lost connection is taken up where it was lost", async () => {
    const first = await open();
    const { id: heard } = await first.next("hello");
    first.close();
    await store([post("d", 0), ...many(2)]);
    const again = await open("?since=long-ago", { "last-event-id": heard ?? "" });
    const message = messageOf(await again.next("update"));
    expect(message.all).toBeUndefined();
    expect(message.put.find(({ id }) => id === "d")).toMatchObject({ added: true });
  });

  it("a version nobody knows any more is answered with everything there is, the first of it drawn", async () => {
    await store(many(60));
    const stream = await open("?since=of-another-node");
    const message = messageOf(await stream.next("update"));
    expect(message.all).toHaveLength(60);
    expect(ids(message.put)).toEqual(message.all?.slice(0, 40));
  });

  it("those who cannot stream poll: JSON since a version, and 304 while nothing is new", async () => {
    const version = await versionOn();
    const quiet = await get(`${address}?since=${version}`);
    const etag = quiet.headers.get("etag") ?? "";
    expect(await quiet.json()).toMatchObject({ version, put: [], gone: [] });
    expect((await get(`${address}?since=${version}`, { "if-none-match": etag })).status).toBe(304);

    await store([post("new", 0), ...many(60)]);
    expect((await get(`${address}?since=${version}`, { "if-none-match": etag })).status).toBe(200);
    const message: LiveMessage = await (await get(`${address}?since=${version}`)).json();
    expect(ids(message.put.filter(({ added }) => added))).toEqual(["new"]);
  });

  it("sixty posts are pages of twenty; earlier ones can be asked for by the last one shown", async () => {
    await store(many(60));
    const { root } = await getDocument(path);
    expect(root.querySelectorAll("[data-post]")).toHaveLength(20);
    expect(root.querySelector("[data-earlier] a")?.getAttribute("href")).toBe(`${path}?page=2`);
    const second = await getDocument(`${path}?page=2`);
    expect(second.root.querySelector("[data-post]")?.getAttribute("data-post")).toBe("p20");
    expect((await get(`${path}?page=4`)).status).toBe(404);

    const earlier = await (await get(`${address}?before=p39`)).json();
    expect(ids(earlier.posts)).toEqual(Array.from({ length: 20 }, (_, index) => `p${index + 40}`));
    expect(earlier.hasMore).toBe(false);
  });

  it("a shared post opens the page it stands on, marked; one that is gone leads to the coverage", async () => {
    const { root } = await getDocument(`${path}?post=p45`);
    expect(root.querySelector("[data-shared]")?.getAttribute("data-post")).toBe("p45");
    expect(root.querySelector('meta[property="og:title"]')?.getAttribute("content")).toBe("Post p45");
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toMatch(/\/coverage\/live-test$/);
    const gone = await get(`${path}?post=never`);
    expect([gone.status, gone.headers.get("location")]).toEqual([302, path]);
  });

  it("LOAD-05 an address without an event is not found, for readers and for streams", async () => {
    expect((await get("/coverage/no-such-event")).status).toBe(404);
    expect((await openStream(`${siteUrl()}/api/live/coverage/no-such-event`)).status).toBe(404);
    expect((await get("/api/live/%zz")).status).toBe(404);
  });

  it("ROUTE-15 /coverage lists what is live and what was", async () => {
    const { root } = await getDocument("/coverage");
    const lists = root
      .querySelectorAll("main section")
      .map((one) => [
        one.getAttribute("aria-label"),
        one.querySelectorAll("h3 a").map((link) => link.getAttribute("href")),
      ]);
    expect(Object.fromEntries(lists)).toMatchObject({
      "Happening now": expect.arrayContaining([path, "/coverage/storm-center"]),
      "Earlier coverage": ["/coverage/ploughmen-wranglers"],
    });
    expect((await openStream(`${siteUrl()}/api/live/coverage/ploughmen-wranglers`)).status).toBe(404);
  });

  it("LIVE-01 search engines are told of the coverage and its posts", async () => {
    const { root } = await getDocument("/coverage/storm-center");
    const data = root.querySelectorAll('script[type="application/ld+json"]').map((one) => JSON.parse(one.text));
    const blog = data.find((one) => one["@type"] === "LiveBlogPosting");
    expect(blog).toMatchObject({ headline: expect.stringContaining("Odalys") });
    expect(Date.parse(blog.coverageStartTime)).toBeLessThan(Date.parse(blog.coverageEndTime));
    expect(blog.liveBlogUpdate).toHaveLength(21);
    for (const update of blog.liveBlogUpdate) {
      expect(update).toMatchObject({
        "@type": "BlogPosting",
        headline: expect.any(String),
        articleBody: expect.stringMatching(/\w/),
        datePublished: expect.stringMatching(/^\d{4}-/),
      });
    }
    expect(root.querySelector("body")?.getAttribute("class")).toBe("live-event is-live");
  });

  it("an event that is removed ends its streams", async () => {
    const stream = await open();
    await stream.next("hello");
    await importRecords({ DATA_DIR: inject("dataDir") }, [
      { type: "live_event", id: "coverage/live-test", deleted: true },
    ]);
    expect((await stream.next("over")).data).toBe("1");
    await stream.ended;
  });
});

describe("a node with streams open", () => {
  let site: DemoSite;

  beforeAll(async () => {
    site = await startDemoSite({
      empty: true,
      env: { LIVE_HEARTBEAT_SECONDS: "0.2", LIVE_STREAMS: "3" },
      records: [event(many(3))],
    });
  });

  it("gives signs of life, refuses more streams than it may have, and lets go of all when it stops", async () => {
    const streams = await Promise.all([1, 2, 3].map(() => openStream(site.url + address)));
    await Promise.all(streams.map((stream) => stream.next("beat")));
    const refused = await openStream(site.url + address);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "30"]);
    // Polling still works.
    expect((await fetch(site.url + address)).status).toBe(200);

    streams[0]?.close();
    await expect.poll(async () => (await openStream(site.url + address)).status).toBe(200);

    const started = performance.now();
    const stopped = site.stop();
    await Promise.all(streams.slice(1).map((stream) => stream.ended));
    expect(await stopped).toBe(0);
    expect(isWithin(performance.now() - started, 3000)).toBe(true);
  });
});
