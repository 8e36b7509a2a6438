import { expect, it } from "vitest";
import { everythingKey } from "../../content/store/records/surrogate-keys.ts";
import { readEdge, type Edge } from "./edge-address.ts";
import { edgeHeaders } from "./edge-headers.ts";
import { edgeKeys, everyEdgeKey, mostKeys, releaseKey } from "./edge-keys.ts";

const keys = edgeKeys("https://www.example.com", "release");
/** Noon in the zones that brands of tests have, so that a day is not over soon. */
const now = Date.parse("2026-11-18T10:00:00Z");

function edges(...written: string[]): Edge[] {
  return written.map((one) => {
    const edge = readEdge(one);
    if ("fault" in edge) throw new Error(edge.fault);
    return edge;
  });
}

const headersOf = (...written: string[]) =>
  edgeHeaders(edges(...written), keys)?.(new Set(["path:/a", "kind:alert"]), { of: "document", now });

it("an answer names its keys and its life in the headers that the edges of the site read, and in no others", () => {
  const written = keys.ofPage(new Set(["path:/a", "kind:alert"]));
  expect(edgeHeaders([], keys)).toBe(undefined);
  expect(headersOf("varnish://a", "cloudflare://z")).toEqual({
    xkey: written.join(" "),
    "cdn-cache-control": "max-age=3600, stale-while-revalidate=300, stale-if-error=86400",
    "cache-tag": written.join(","),
    "cloudflare-cdn-cache-control": "max-age=3600, stale-while-revalidate=300, stale-if-error=86400",
  });
  expect(headersOf("fastly://s?hard")).toEqual({
    "surrogate-key": written.join(" "),
    "surrogate-control": "max-age=3600, stale-while-revalidate=300, stale-if-error=86400",
  });
});

it("what was purged softly is not shown while the edge asks again", () => {
  expect(headersOf("fastly://s")?.["surrogate-control"]).toBe("max-age=3600, stale-if-error=86400");
  expect(headersOf("webhook://h/p")?.["cdn-cache-control"]).toBe("max-age=3600, stale-if-error=86400");
  expect(headersOf("varnish://a", "webhook://h/p")?.["cdn-cache-control"]).toBe("max-age=3600, stale-if-error=86400");
});

it("a page is purged by each of its keys, by its release, and by everything", () => {
  const page = keys.ofPage(new Set(["path:/café", "record:article/1"]));
  for (const key of ["path:/café", "record:article/1", releaseKey("release"), everyEdgeKey, everythingKey]) {
    expect(new Set(page).isDisjointFrom(new Set(keys.ofChange([key]))), key).toBe(false);
  }
  for (const key of ["path:/cafe", "record:article/2", releaseKey("another")]) {
    expect(new Set(page).isDisjointFrom(new Set(keys.ofChange([key]))), key).toBe(true);
  }
  const elsewhere = edgeKeys("https://other.example", "release");
  expect(new Set(page).isDisjointFrom(new Set(elsewhere.ofChange([everythingKey])))).toBe(true);
});

it("a header is bounded: a page of too many keys is purged by any change", () => {
  const many = new Set(Array.from({ length: 10_000 }, (_, n) => `record:article/${n}`));
  const page = keys.ofPage(many);
  expect(page.join(" ").length).toBeLessThan(8_000);
  expect(new Set(page).isDisjointFrom(new Set(keys.ofChange(["record:video/9"])))).toBe(false);
  const most = keys.ofPage(new Set([...many].slice(0, mostKeys - 2)));
  expect(most).toHaveLength(mostKeys);
  expect(most.join(" ").length).toBeLessThan(8_000);
  expect(new Set(most).isDisjointFrom(new Set(keys.ofChange(["record:video/9"])))).toBe(true);
});
