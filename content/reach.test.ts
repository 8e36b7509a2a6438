import { describe, expect, it } from "vitest";
import type { ContentClient } from "./client.ts";
import { followOriginal } from "./follow-original.ts";
import { reachOf } from "./reach.ts";
import { accepted } from "./testing/accepted.ts";

const own = { type: "article", id: "own" } as const;
const at = (type: "article" | "section" | "static_page", id: string, isAlias = false) => ({
  type,
  id,
  path: "/us/a",
  isAlias,
});

describe("whether readers get to a story", () => {
  it.each([
    ["alone", "/us/a", [at("article", "own")], false, { isReached: true }],
    ["not due yet", "/us/a", [], false, { isReached: true }],
    ["beside one that only leads there", "/us/a", [at("article", "own"), at("article", "x", true)], false, true],
    ["before another", "/us/a", [at("article", "own"), at("article", "x")], false, { hides: { id: "x" } }],
    ["behind another", "/us/a", [at("article", "x"), at("article", "own")], false, { why: { id: "x" } }],
    ["behind a section", "/us", [at("article", "own"), at("section", "us")], false, { why: { id: "us" } }],
    ["before a page", "/us/a", [at("static_page", "p"), at("article", "own")], false, { hides: { id: "p" } }],
    ["left by a redirect", "/us/a", [at("article", "own")], true, { why: "redirect" }],
    ["in the video room", "/Video/a", [at("article", "own")], false, { why: "no page" }],
  ])("LOAD-08 %s, at %s", (_, path, standing, isLeft, expected) => {
    expect(reachOf("article", own, path, { standing, isLeft })).toMatchObject(
      expected === true ? { isReached: true } : Object(expected),
    );
  });
});

const story = (canonical_url: string, originalCanonical_url?: string) =>
  accepted("article", { id: canonical_url, title: "T", canonical_url, originalCanonical_url }).doc;

const stories = [
  story("/us/a", "/us/b"),
  story("/us/b", "/us/a"),
  story("/us/c", "/us/a"),
  story("/us/d"),
  story("/video/e"),
  story("/us/f", "/us/nothing"),
];

const content: Pick<ContentClient, "byPath"> = {
  byPath: (async (type: string, path: string) =>
    type === "article" ? stories.find(({ canonical_url }) => canonical_url === path) : undefined) as never,
};

describe("an original elsewhere on this site", () => {
  it.each([
    ["a story", "/us/x", "/us/d", "answers"],
    ["a page of the site", "/us/x", "/shows", "answers"],
    ["nothing", "/us/x", "/us/nothing", "nothing"],
    ["a story that cannot be there", "/us/x", "/video/e", "nothing"],
    ["one whose original is nowhere", "/us/x", "/us/f", "answers"],
    ["each other's", "/us/a", "/us/b", "circle"],
    ["one of two that are each other's", "/us/c", "/us/a", "answers"],
  ])("LOAD-02 %s: from %s to %s", async (_, home, original, state) => {
    expect(await followOriginal(content, { home, original }, Date.now())).toBe(state);
  });
});
