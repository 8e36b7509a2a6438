import { beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../tests/eventually.ts";
import { bytesOf, type CachedPage, type FreshPage } from "./cached-page.ts";
import { PageCache } from "./page-cache.ts";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

let time = 0;
const onStale = vi.fn();

function cacheOf(): PageCache {
  return new PageCache({ maxBytes: 1_000_000, freshFor: 1000, now: () => time, onStale });
}

function page(text: string, keys: string[] = [], degraded = false): FreshPage {
  return { status: 200, body: Buffer.from(text), headers: {}, keys: new Set(keys), degraded };
}

const textOf = async (cached: Promise<CachedPage>) => (await cached).encoded.identity.toString();

beforeEach(() => {
  time = 0;
  onStale.mockReset();
});

describe("the page cache", () => {
  it("renders once for many who ask together", async () => {
    const cache = cacheOf();
    const render = vi.fn(async () => page("one"));
    await Promise.all(Array.from({ length: 20 }, () => cache.get("/a", render)));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("serves stale at once while one render refreshes it", async () => {
    const cache = cacheOf();
    await cache.get("/a", async () => page("old"));
    time = 1001;
    expect(cache.fresh("/a")).toBeUndefined();
    const later = Promise.withResolvers<FreshPage>();
    const render = vi.fn(() => later.promise);
    expect(await textOf(cache.get("/a", render))).toBe("old");
    expect(await textOf(cache.get("/a", render))).toBe("old");
    later.resolve(page("new"));
    await eventually(async () => expect(await textOf(cache.get("/a", render))).toBe("new"));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("a page that nobody has yet waits for a store that is away for a moment; one that there is does not", async () => {
    const isBack = vi.fn(async () => true);
    const cache = new PageCache({ maxBytes: 1_000_000, freshFor: 1000, now: () => time, onStale, isBack });
    const away = { ...page("away", [], true), status: 503 };
    const render = vi.fn(async () => page("there")).mockResolvedValueOnce(away);
    expect(await textOf(cache.get("/a", render))).toBe("there");
    expect([render.mock.calls.length, isBack.mock.calls.length]).toEqual([2, 1]);

    time = 1001;
    cache.purge(["everything"]);
    await cache.get("/a", async () => away);
    expect(isBack).toHaveBeenCalledTimes(1);
  });

  it("a page that still cannot be made when the store is back is answered as it is", async () => {
    const isBack = vi.fn(async () => true);
    const cache = new PageCache({ maxBytes: 1_000_000, freshFor: 1000, now: () => time, onStale, isBack });
    const render = vi.fn(async () => ({ ...page("away", [], true), status: 503 }));
    expect((await cache.get("/a", render)).status).toBe(503);
    expect(render).toHaveBeenCalledTimes(4);
    isBack.mockResolvedValue(false);
    await cache.get("/b", render);
    expect(render).toHaveBeenCalledTimes(5);
  });

  it("a page that time has made untrue is not shown again, unless no newer one can be made", async () => {
    const cache = cacheOf();
    await cache.get("/a", async () => ({ ...page("on now"), validUntil: 500 }));
    time = 499;
    expect(cache.fresh("/a")?.encoded.identity.toString()).toBe("on now");
    time = 500;
    expect(cache.fresh("/a")).toBeUndefined();
    expect(await textOf(cache.get("/a", async () => Promise.reject(new Error("store down"))))).toBe("on now");
    expect(await textOf(cache.get("/a", async () => page("next")))).toBe("next");
  });

  it("a purge touches exactly the pages made from the key, and the next reader waits for the new one", async () => {
    const cache = cacheOf();
    await cache.get("/a", async () => page("a1", ["record:article/1", "list:article/all"]));
    await cache.get("/b", async () => page("b1", ["record:article/2"]));
    expect(cache.purge(["record:article/1"]).pages).toBe(1);
    expect(await textOf(cache.get("/a", async () => page("a2")))).toBe("a2");
    expect(cache.fresh("/b")?.encoded.identity.toString()).toBe("b1");
  });

  it("tells which of the pages were read, the most read first, and forgets half of it with each new one", async () => {
    const cache = cacheOf();
    const make = async () => page("text", ["k"]);
    for (const [key, reads] of [
      ["/a", 2],
      ["/b", 5],
      ["/c", 1],
      ["/a?page=2", 9],
    ] as const) {
      for (let read = 0; read < reads; read += 1) await cache.get(key, make);
    }
    await cache.get("/none", async () => ({ ...page("none", ["k"]), status: 404 }));
    const told = [["/b", "/a", "/c"], ["/b", "/a"], ["/b"], []];
    for (const read of told) {
      expect(cache.purge(["k"]).read).toEqual(read);
      for (const key of read) await cache.renew(key, make);
    }
  });

  it("is renewed where it was purged, once, in the encodings that were asked for", async () => {
    const cache = cacheOf();
    let made = 0;
    const make = async () => page(`text ${(made += 1)}`, ["k"]);
    await bytesOf(await cache.get("/a", make), "br");
    await cache.renew("/a", make);
    await cache.renew("/unknown", make);
    expect(made).toBe(1);
    cache.purge(["k"]);
    await Promise.all([cache.renew("/a", make), cache.get("/a", make)]);
    expect(made).toBe(2);
    const renewed = cache.fresh("/a");
    expect(renewed?.encoded.identity.toString()).toBe("text 2");
    expect(Object.keys(renewed?.encoded ?? {})).toEqual(["identity", "br"]);
  });

  it("a change that arrives while a page is rendered purges that page", async () => {
    const cache = cacheOf();
    await cache.get("/a", async () => {
      cache.purge(["record:article/1"]);
      return page("made from the old record", ["record:article/1"]);
    });
    expect(await textOf(cache.get("/a", async () => page("new")))).toBe("new");
  });

  it("when the render fails the last good page stays, also after a purge", async () => {
    const cache = cacheOf();
    await cache.get("/a", async () => page("good", ["k"]));
    cache.purge(["k"]);
    expect(await textOf(cache.get("/a", async () => Promise.reject(new Error("store down"))))).toBe("good");
    expect(onStale).toHaveBeenCalledOnce();
  });

  it("a page made while a read failed never replaces a good one and is never cached", async () => {
    const cache = cacheOf();
    await cache.get("/a", async () => page("good", ["k"]));
    cache.purge(["k"]);
    expect(await textOf(cache.get("/a", async () => page("poor", [], true)))).toBe("good");
    expect(await textOf(cache.get("/b", async () => page("poor", [], true)))).toBe("poor");
    expect(await textOf(cache.get("/b", async () => page("better")))).toBe("better");
  });

  it("a failing first render is an error for those who asked, and is tried again", async () => {
    const cache = cacheOf();
    await expect(cache.get("/a", async () => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
    expect(await textOf(cache.get("/a", async () => page("fine")))).toBe("fine");
  });

  it("keeps within its bound", async () => {
    const cache = new PageCache({ maxBytes: 20_000, freshFor: 1000, now: () => time, onStale });
    for (let n = 0; n < 50; n += 1) await cache.get(`/${n}`, async () => page("x".repeat(1000)));
    expect(cache.size).toBeLessThan(10);
    expect(cache.fresh("/49")).toBeDefined();
    expect(cache.fresh("/0")).toBeUndefined();
  });

  it("addresses that nobody links push no page out, however many", async () => {
    const cache = new PageCache({ maxBytes: 200_000, freshFor: 1000, now: () => time, onStale });
    await cache.get("/a", async () => page("x".repeat(10_000)));
    for (let n = 0; n < 500; n += 1) await cache.get(`/none-${n}`, async () => ({ ...page("no"), status: 404 }));
    expect(cache.fresh("/a")).toBeDefined();
    expect(cache.bytes).toBeLessThan(200_000);
  });

  it("pages with a query push no page without one out, however many", async () => {
    const cache = new PageCache({ maxBytes: 200_000, freshFor: 1000, now: () => time, onStale });
    await cache.get("/a", async () => page("x".repeat(10_000)));
    for (let n = 0; n < 500; n += 1) await cache.get(`/a?page=${n}`, async () => page("x".repeat(2_000)));
    expect(cache.fresh("/a")).toBeDefined();
    expect(cache.fresh("/a?page=499")).toBeDefined();
    expect(cache.fresh("/a?page=0")).toBeUndefined();
    expect(cache.bytes).toBeLessThan(200_000);
    expect(cache.purge(["*"]).pages).toBe(cache.size);
  });

  it("a page that is published where none was found, and withdrawn again, is itself each time", async () => {
    const cache = cacheOf();
    const states: [status: number, text: string][] = [
      [404, "none"],
      [200, "published"],
      [404, "withdrawn"],
    ];
    for (const [status, text] of states) {
      const made = await cache.get("/a", async () => ({ ...page(text, ["path:/a"]), status }));
      expect([made.status, made.encoded.identity.toString()]).toEqual([status, text]);
      expect(cache.purge(["path:/a"]).pages).toBe(1);
      expect(cache.size).toBe(1);
    }
  });

  it("addresses, headers and surrogate keys count", async () => {
    const cache = new PageCache({ maxBytes: 400_000, freshFor: 1000, now: () => time, onStale });
    for (let n = 0; n < 100; n += 1) {
      const long = `${n}`.padEnd(2000, "x");
      const headers = { "content-security-policy": long };
      await cache.get(`/${long}`, async () => ({ ...page("x", [`path:/${long}`, `record:article/${long}`]), headers }));
    }
    expect(cache.size).toBeLessThan(30);
  });

  it("a page larger than the cache leaves nothing behind", async () => {
    const cache = new PageCache({ maxBytes: 5_000, freshFor: 1000, now: () => time, onStale });
    await cache.get("/a", async () => page("x".repeat(10_000), ["k"]));
    expect(cache.purge(["k"]).pages).toBe(0);
  });

  it("keeps gzip and brotli ready", async () => {
    const cached = await cacheOf().get("/a", async () => page("hello ".repeat(500)));
    expect(gunzipSync(await bytesOf(cached, "gzip")).toString()).toBe(cached.encoded.identity.toString());
    expect(brotliDecompressSync(await bytesOf(cached, "br")).toString()).toBe(cached.encoded.identity.toString());
    expect(await bytesOf(cached, "br")).toBe(cached.encoded.br);
  });
});
