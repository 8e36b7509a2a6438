import { describe, expect, it } from "vitest";
import { parseRecord } from "../records/parse-record.ts";
import type { RecordType } from "../records/kinds.ts";
import { sectionsOf } from "../records/sections-of.ts";
import {
  addressFault,
  everything,
  kindFault,
  recordFault,
  scopeWords,
  sectionFault,
  type TokenScope,
} from "./token-scope.ts";

const nothing: TokenScope = { kinds: [], sections: [], mayWrite: false };
const sports: TokenScope = { kinds: ["article", "video"], sections: ["sports", "us/weather"], mayWrite: true };
const reader: TokenScope = { ...everything, mayWrite: false };

describe("a kind of record", () => {
  it.each<[string, TokenScope, "read" | "write", RecordType, string | undefined]>([
    ["everything", everything, "write", "layout", undefined],
    ["nothing", nothing, "read", "article", "is not for records of the kind article, but for nothing"],
    ["nothing", nothing, "write", "article", "is for reading only"],
    ["one that is named", sports, "write", "video", undefined],
    ["one that is not", sports, "read", "layout", "is not for records of the kind layout, but for article, video"],
    ["reading", reader, "read", "layout", undefined],
    ["reading", reader, "write", "layout", "is for reading only"],
  ])("of a scope of %s", (_, scope, doing, kind, fault) => {
    expect(kindFault(scope, doing, kind)).toBe(fault);
  });
});

const story = (fields: object) => JSON.stringify({ type: "article", id: 1, title: "T", ...fields });

describe("the section of a record", () => {
  it.each<[string, RecordType, string, string | undefined]>([
    ["of its address", "article", story({ canonical_url: "/sports/a" }), undefined],
    ["in another spelling", "article", story({ canonical_url: "/Sports/a" }), undefined],
    [
      "named",
      "article",
      story({ canonical_url: "/sports/a", fn__sections: [{ path: "/sports/golf/" }, "sports"] }),
      undefined,
    ],
    ["elsewhere", "article", story({ canonical_url: "/world/a" }), "world"],
    [
      "its own and another",
      "article",
      story({ canonical_url: "/sports/a", fn__sections: ["sports", "world"] }),
      "world",
    ],
    ["as its category", "article", story({ canonical_url: "/sports/a", wp__category: { path: "us" } }), "us"],
    ["above it", "article", story({ canonical_url: "/us/weather/a" }), "us"],
    ["whose name begins alike", "article", story({ canonical_url: "/sportswear/a" }), "sportswear"],
    ["of a draft", "article", story({ canonical_url: "/world/a", published: false }), "world"],
    ["of a video", "video", JSON.stringify({ title: "V", category: ["sports"] }), undefined],
    ["of a video elsewhere", "video", JSON.stringify({ title: "V", category: [{ path: "world" }] }), "world"],
    ["itself", "section", JSON.stringify({ id: "sports", title: "Sports" }), undefined],
    ["itself, below it", "section", JSON.stringify({ id: 7, path: "/sports/golf", title: "Golf" }), undefined],
    ["itself, another", "section", JSON.stringify({ id: 7, slug: "world", title: "World" }), "world"],
  ])("%s", (_, kind, source, other) => {
    const fault = other === undefined ? undefined : `is not for the section ${other}, but for sports, us/weather`;
    expect(sectionFault(sports, kind, source)).toBe(fault);
    expect(sectionFault(everything, kind, source)).toBeUndefined();
  });

  it.each<[RecordType, object]>([
    ["video", { title: "Without a category" }],
    ["redirect", { id: "/sports/a", to: "/sports/b" }],
    ["layout", { subtype: "sectionLayout", elementId: "sports" }],
    ["hot_topics", { list_items: [] }],
    ["article", { title: "Without an address" }],
  ])("a %s without one is in no scope of sections", (kind, fields) => {
    expect(sectionFault(sports, kind, JSON.stringify(fields))).toContain("in no section");
  });

  it("is what the record is filed under", () => {
    const source = story({
      canonical_url: "/sports/golf/a",
      fn__sections: [{ path: "World/Europe" }, { title: "without a path" }],
      wp__category: [{ slug: "us" }, { slug: "not this one" }],
    });
    const parsed = parseRecord(source);
    const filed = "ok" in parsed ? parsed.ok.index.lists.filter((list) => /^section:[^&]*$/.test(list)) : [];
    expect(sectionsOf("article", source).map((name) => `section:${name}`)).toEqual(filed);
    expect(filed).toEqual(["section:world/europe", "section:us", "section:sports"]);
  });
});

describe("the addresses of a story", () => {
  it.each<[string, object, object | undefined, string | undefined]>([
    ["below its section", { canonical_url: "/sports/a", urls: ["/sports/b", "/us/weather/c"] }, undefined, undefined],
    ["below another", { canonical_url: "/sports/a", urls: ["/world/b"] }, undefined, "/world/b"],
    ["short ones", { canonical_url: "/sports/a", short_urls: ["/b"] }, undefined, "/b"],
    ["the front of its section", { canonical_url: "/sports/a", urls: ["/sports"] }, undefined, "/sports"],
    ["an original", { canonical_url: "/sports/a", originalCanonical_url: "/world/b" }, undefined, "/world/b"],
    ["of another site", { canonical_url: "/sports/a", urls: ["https://other.example/world/b"] }, undefined, undefined],
    [
      "that it had before",
      { canonical_url: "/sports/a", urls: ["/world/b"] },
      { canonical_url: "/sports/a", urls: ["/world/b"] },
      undefined,
    ],
    [
      "that it had before, and another",
      { canonical_url: "/sports/a", urls: ["/world/b", "/world/c"] },
      { canonical_url: "/sports/a", urls: ["/world/b"] },
      "/world/c",
    ],
  ])("%s", (_, after, before, other) => {
    const change = { before: before && story(before), after: story(after) };
    const fault = other && `is not for the address ${other}, but for those below sports, us/weather`;
    expect(addressFault(sports, "article", change)).toBe(fault);
    expect(addressFault(everything, "article", change)).toBeUndefined();
    expect(addressFault(sports, "article", { before: story(after), after: undefined })).toBeUndefined();
  });

  it("its home among them is what it is filed by", () => {
    const hidden = { canonical_url: "/sports/a", urls: ["/world/b"], originalCanonical_url: "/world/b" };
    expect(sectionFault(sports, "article", story(hidden))).toBe(
      "is not for the section world, but for sports, us/weather",
    );
  });
});

it("a record needs both its kind and its section", () => {
  const source = story({ canonical_url: "/sports/a" });
  expect(recordFault(sports, "write", "article", source)).toBeUndefined();
  expect(recordFault(sports, "write", "alert", source)).toContain("kind alert");
  expect(recordFault({ ...sports, mayWrite: false }, "write", "article", source)).toBe("is for reading only");
});

it.each([
  [everything, "writes everything"],
  [reader, "reads everything"],
  [sports, "writes article, video in sports, us/weather"],
  [nothing, "reads nothing in nothing"],
])("%j %s", (scope, words) => {
  expect(scopeWords(scope)).toBe(words);
});
