import { describe, expect, it } from "vitest";
import { canonicalMismatch, showMismatch } from "./canonical.ts";

const asked = (path: string, query = "") => ({ path, query: new URLSearchParams(query) });

describe("the address of a record", () => {
  it.each([
    ["/person/n/nora-castellan", asked("/person/n/nora-castellan"), undefined],
    ["https://news.example/person/n/nora-castellan/", asked("/person/n/nora-castellan"), undefined],
    ["/person/r/ren%C3%A9", asked("/person/r/rené"), undefined],
    ["/person/n/50%-off", asked("/person/n/50%-off"), undefined],
    ["/person/n/nora-castellan", asked("/person/c/nora-castellan"), "/person/n/nora-castellan"],
    ["/person/n/nora-castellan", asked("/person/c/nora-castellan", "page=2"), "/person/n/nora-castellan?page=2"],
    ["https://elsewhere.example/nora", asked("/person/n/nora"), "https://elsewhere.example/nora"],
  ])("PERSON-02 %s, asked for %o → %s", (canonical, request, expected) => {
    expect(canonicalMismatch(canonical, request)).toBe(expected);
  });

  it.each([
    ["/shows/the-floor", asked("/shows/the-floor"), undefined],
    ["/shows/the-floor", asked("/shows/floor"), "/shows/the-floor"],
    ["/shows/the-floor", asked("/video/shows/the-floor"), undefined],
  ])("SHOW-01 %s, asked for %o → %s", (canonical, request, expected) => {
    expect(showMismatch(canonical, request)).toBe(expected);
  });
});
