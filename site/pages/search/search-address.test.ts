import { describe, expect, it } from "vitest";
import { isNarrowed, readChoice, searchUrl, widened } from "./search-address.ts";

const read = (query: string) => readChoice(new URLSearchParams(query));
const plain = { q: "storm", sort: "relevance", page: 1 } as const;

describe("ROUTE-08 the address of a search", () => {
  it.each([
    ["q=storm", plain],
    ["q=%20storm%20%20bill%20", { q: "storm bill" }],
    ["q=storm&sort=date&page=3", { ...plain, sort: "date", page: 3 }],
    ["q=storm&type=videos&section=us/crime&author=nora", { type: "videos", section: "us/crime", author: "nora" }],
    ["q=storm&from=2026-01-01&to=2026-02-28", { from: "2026-01-01", to: "2026-02-28" }],
    ["", { q: "", sort: "relevance", page: 1 }],
  ])("%s is read", (query, choice) => {
    expect(read(query)).toMatchObject(choice);
  });

  it.each([
    "sort=size",
    "type=toString",
    "type=cats",
    "page=0",
    "page=-1",
    "page=1e9",
    "page=x",
    "from=yesterday",
    "from=2026-02-31",
    "to=%00",
    "section=%20",
  ])("%s is as if it were not there", (query) => {
    expect(JSON.parse(JSON.stringify(read(`q=storm&${query}`)))).toEqual(plain);
  });

  it("one search has one address, and another choice begins with its first page", () => {
    const choice = read("page=3&sort=date&section=us&q=storm+bill");
    expect(searchUrl(choice, { page: 2 })).toBe("/search-results/search?q=storm+bill&section=us&sort=date&page=2");
    expect(searchUrl(choice, { section: undefined })).toBe("/search-results/search?q=storm+bill&sort=date");
    expect(searchUrl(read(""))).toBe("/search-results/search");
    expect(searchUrl(read('q=a%26b"<'))).toBe("/search-results/search?q=a%26b%22%3C");
  });

  it("can be widened again", () => {
    const choice = read("q=storm&type=videos&sort=date&page=2");
    expect(isNarrowed(choice)).toBe(true);
    expect(isNarrowed(widened(choice))).toBe(false);
    expect(searchUrl(widened(choice))).toBe("/search-results/search?q=storm&sort=date");
  });
});
