// Pages in the encodings of the wire, as a browser with the site's dictionary and others get them; and which parameters make them others.

import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { decoded } from "../../server/dictionary/testing/decoded.ts";
import type { Encoding } from "../../server/pages/cached-page.ts";
import { startDemoSite } from "../demo-site.ts";
import { rawAnswer, type RawAnswer } from "./raw-answer.ts";
import { article, get, siteUrl } from "./site.ts";

const raw = (path: string, headers: Record<string, string>) => rawAnswer(siteUrl() + path, headers);

const linkOf = (headers: Headers) => /^<([^>]+)>; rel="compression-dictionary"$/.exec(headers.get("link") ?? "")?.[1];

const everyEncoding = "gzip, deflate, br, zstd, dcb, dcz";
let path: string;
let dictionary: Buffer;
let mark: string;

beforeAll(async () => {
  path = linkOf((await get(article)).headers) ?? "";
  dictionary = Buffer.from(await (await get(path)).arrayBuffer());
  mark = `:${createHash("sha256").update(dictionary).digest("base64")}:`;
});

const asReader = (headers: Record<string, string> = {}) => ({
  "accept-encoding": everyEncoding,
  "available-dictionary": mark,
  ...headers,
});

describe("the dictionary of the site", () => {
  it("is offered with documents, for documents and what scripts fetch, and stands for good", async () => {
    const { headers, status } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("use-as-dictionary")).toBe('match="/*", match-dest=("document" "")');
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(path).toContain(createHash("sha256").update(dictionary).digest("base64url"));
    expect((await get(`/_page${article}`)).headers.get("link")).toBe(null);
    expect((await get(path.replace("pages-", "pages-x"))).status).toBe(404);
  });

  it("is small on its way, and holds nothing that a newsroom wrote", async () => {
    const { body, headers } = await raw(path, { "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(body.length).toBeLessThan(16 * 1024);
    expect(dictionary.toString()).not.toContain("storm");
  });

  it("is the same in other processes of the site and on another store, and another one for another brand", async () => {
    const [same, other, off] = await Promise.all([
      startDemoSite({ empty: true, env: { BRAND_DIR: "brand" }, workers: 2 }),
      startDemoSite({ empty: true, env: { BRAND_DIR: "tests/brands/boston" } }),
      startDemoSite({ empty: true, env: { PAGE_DICTIONARY: "off" } }),
    ]);
    const offered = async ({ url }: { url: string }) => (await fetch(`${url}/no/such/story`)).headers;
    expect(linkOf(await offered(same))).toBe(path);
    const ofOther = linkOf(await offered(other));
    expect([typeof ofOther, ofOther === path]).toEqual(["string", false]);
    expect([linkOf(await offered(off)), (await offered(off)).get("vary")]).toEqual([undefined, "accept-encoding"]);
    for (const site of [same, other, off]) await site.stop();
  });
});

describe("a page", () => {
  it.each([article, `/_page${article}`, "/politics", "/no/such/story"])(
    "%s is sent by the dictionary to who has it",
    async (address) => {
      const { headers, body } = await raw(address, asReader());
      expect(headers["content-encoding"]).toBe("dcz");
      expect(headers["vary"]).toBe("accept-encoding, available-dictionary");
      const common = await raw(address, { "accept-encoding": "br" });
      expect(common.headers["vary"]).toBe("accept-encoding, available-dictionary");
      expect(body.length).toBeLessThan(common.body.length * 0.65);
      expect(decoded(body, "dcz", dictionary).toString()).toContain("Meridian News");
    },
  );

  it.each([
    ["has another dictionary", () => asReader({ "available-dictionary": `:${"A".repeat(43)}=:` }), "br"],
    ["has none", () => ({ "accept-encoding": everyEncoding }), "br"],
    ["names it wrongly", () => asReader({ "available-dictionary": mark.slice(1, -1) }), "br"],
    ["does not read this encoding", () => asReader({ "accept-encoding": "gzip, br, dcb" }), "br"],
    ["reads no brotli", () => ({ "accept-encoding": "gzip, zstd" }), "zstd"],
    ["reads only this encoding, without a dictionary", () => ({ "accept-encoding": "dcz" }), undefined],
  ])("is sent without it to a reader who %s", async (_, headers, encoding) => {
    const answer = await raw(article, headers());
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["vary"]).toBe("accept-encoding, available-dictionary");
  });

  it("is known again by its mark in any encoding", async () => {
    const { headers } = await raw(article, asReader());
    const again = await raw(article, asReader({ "if-none-match": headers.etag ?? "" }));
    expect([again.status, again.headers["vary"]]).toEqual([304, "accept-encoding, available-dictionary"]);
  });

  it.each(["/contact", "/_page/contact", "/feeds/politics.xml", "/lite", "/robots.txt"])(
    "what is one reader's or no page is not sent by it: %s",
    async (address) => {
      const { headers } = await raw(address, asReader());
      expect(headers["content-encoding"]).not.toBe("dcz");
      expect(headers["vary"]).toBe("accept-encoding");
    },
  );
});

describe("a parameter that makes no difference", () => {
  it.each([
    [article, '"archive" "page" "preview"'],
    ["/search-results/search?q=storm", '"archive" "page" "q" "type" "section" "author" "from" "to" "sort" "preview"'],
  ])("is told of with %s", async (address, names) => {
    const { headers } = await get(address);
    expect(headers.get("no-vary-search")).toBe(`key-order, params, except=(${names})`);
  });

  it("is not told of with what is one reader's", async () => {
    expect((await get("/contact")).headers.get("no-vary-search")).toBe(null);
  });
});

describe("the bytes", () => {
  const encodings: readonly Encoding[] = ["dcz", "br", "zstd", "gzip"];

  /** Its mark is a hash of what it is before it is compressed. */
  const isWhole = ({ headers, body }: RawAnswer, encoding: Encoding) =>
    headers.etag?.slice(1, 21) ===
    createHash("sha1")
      .update(decoded(body, encoding, dictionary))
      .digest("base64url")
      .slice(0, 20);

  const ofOneReader = ["/contact", "/newsletters"];

  async function addresses(): Promise<string[]> {
    const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, place = ""]) => place);
    const found = new Set<string>();
    for (const map of locations(await (await get("/sitemap.xml")).text())) {
      const { pathname, search } = new URL(map.replaceAll("&amp;", "&"));
      for (const place of locations(await (await get(pathname + search)).text())) found.add(new URL(place).pathname);
    }
    return [...found].filter((place) => !ofOneReader.includes(place));
  }

  it("of pages of every kind are right in every encoding, as documents and for client navigations", async () => {
    // Every fourth: sitemaps list them kind by kind.
    const chosen = (await addresses()).filter((_, place) => place % 4 === 0);
    const places = chosen.flatMap((place) => [place, `/_page${place}`]);
    expect(places.length).toBeGreaterThan(300);
    const wrong: string[] = [];
    for (const place of places) {
      for (const encoding of encodings) {
        const answer = await raw(place, asReader({ "accept-encoding": encoding }));
        const isRight = answer.headers["content-encoding"] === encoding && isWhole(answer, encoding);
        if (!isRight) wrong.push(`${encoding} of ${place}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
