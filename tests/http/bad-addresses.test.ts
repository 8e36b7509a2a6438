import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { get, siteUrl } from "./site.ts";

/** fetch() tidies an address before sending it; an attacker does not. */
function rawStatus(path: string, method = "GET"): Promise<number> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

describe("addresses that nobody should send", () => {
  it.each([
    "/%00",
    "/politics/%00",
    "/../../etc/passwd",
    "/politics/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%zz",
    "/%",
    "/politics/%ff%fe",
    "/a\\b",
    "//evil.example/x",
    "/__proto__",
    "/constructor/prototype",
    "/_page/__proto__",
    "/_page/%00",
    "/api/nothing",
    "/img/uploads/art/931/523/%00.svg",
    "/img/uploads/..%2f..%2f..%2fetc/931/523/passwd",
    "/img/uploads/art/1/1/dome.svg",
    "/uploads/..%2f..%2fetc%2fpasswd",
    "/uploads/%zz",
    "/assets/..%2f..%2fpackage.json",
    "/assets/nothing.js",
    "/.vite/manifest.json",
    `/${"a/".repeat(2000)}b`,
    `/${"x".repeat(7000)}`,
  ])("%s is a plain 4xx", async (path) => {
    const status = await rawStatus(path);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
  });

  it.each(["/api/suggestions/%00", "/api/suggestions/%zz", `/api/suggestions/${"x".repeat(1900)}`])(
    "%s finds nothing",
    async (path) => {
      expect(await (await get(path)).json()).toEqual([]);
    },
  );

  it("a query changes nothing up to 2 KB, and is refused beyond", async () => {
    expect(await rawStatus(`/politics?x=${"y".repeat(1900)}`)).toBe(200);
    expect(await rawStatus(`/search-results/search?q=${"y".repeat(1900)}`)).toBe(200);
    expect(await rawStatus(`/politics?x=${"y".repeat(2048)}`)).toBe(414);
    expect(await rawStatus(`/api/suggestions/${"y".repeat(2048)}`)).toBe(414);
    expect(
      await rawStatus(`/search-results/search?q=${encodeURIComponent(`"' OR 1=1 -- * ( ) NEAR AND <script>`)}`),
    ).toBe(200);
  });

  it.each(["POST", "PUT", "DELETE", "PATCH"])("%s to a page is refused", async (method) => {
    expect(await rawStatus("/politics", method)).toBe(404);
  });

  it("a path in the 404 page is text, never markup", async () => {
    const html = await (await get("/%3Cscript%3Ealert(1)%3C/script%3E")).text();
    expect(html).not.toContain("<script>alert");
  });
});
