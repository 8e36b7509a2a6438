import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { article, get, siteUrl } from "./site.ts";

/** fetch() decodes by itself; here the bytes on the wire matter. */
function rawBody(path: string, encoding: string): Promise<{ body: Buffer; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(siteUrl() + path, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => resolve({ body: Buffer.concat(parts), encoding: response.headers["content-encoding"] }));
    })
      .on("error", reject)
      .end();
  });
}

describe("a cached page", () => {
  it("is answered by 304 to a reader who has it", async () => {
    // What other tests left behind may be stale: it is sent once more while a new version is made.
    const second = await eventually(async () => {
      const etag = (await get(article)).headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[\w-]+"$/);
      const answer = await get(article, { "if-none-match": etag });
      expect(answer.status).toBe(304);
      return answer;
    });
    expect(await second.text()).toBe("");
    expect((await get(article, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("is ready in brotli, gzip and plain, the same text in each", async () => {
    // Between two of them the page may be made anew, in another minute.
    await eventually(async () => {
      const plain = await rawBody(article, "identity");
      const gzip = await rawBody(article, "gzip");
      const brotli = await rawBody(article, "gzip, br");
      expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([undefined, "gzip", "br"]);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    });
  });

  it("tells shared caches how to keep it and readers to ask again", async () => {
    const { headers } = await get(article);
    expect(headers.get("cache-control")).toContain("max-age=0");
    expect(headers.get("cache-control")).toContain("stale-while-revalidate");
    expect(headers.get("vary")).toContain("accept-encoding");
  });

  it("answers HEAD like GET, without the body", async () => {
    const response = await fetch(siteUrl() + article, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("ignores parameters that change nothing", async () => {
    const first = await get(article);
    const tracked = await get(`${article}?utm_source=mail&x=${"y".repeat(500)}`);
    expect(tracked.headers.get("etag")).toBe(first.headers.get("etag"));
  });
});
