import { describe, expect, it } from "vitest";
import { unpackSource } from "./pack-source.ts";
import { parseRecord } from "./parse-record.ts";

const article = { type: "article", id: "a", title: "A story", canonical_url: "/us/a" };

function outcome(record: unknown) {
  return parseRecord(typeof record === "string" ? record : JSON.stringify(record));
}

function reasons(record: unknown): string[] {
  const parsed = outcome(record);
  return "refused" in parsed
    ? parsed.refused.reasons.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`))
    : [];
}

describe("parseRecord", () => {
  it.each([
    ["no JSON", "{", [expect.stringContaining("is not valid JSON")]],
    ["no object", "7", ["is not a JSON object"]],
    ["no type", { id: "a" }, ["type: is missing"]],
    ["an unknown type", { type: "toString", id: "a" }, ['type: is not a kind of record: "toString"']],
    ["no id", { ...article, id: null }, ["id: is missing"]],
    ["no id and more", { ...article, id: "", title: [] }, ["id: is missing", "title: must be a string, not a list"]],
    ["a long id", { ...article, id: "é".repeat(251) }, ["id: is longer than 500 bytes"]],
    [
      "a long address",
      { ...article, canonical_url: `/us/${"x".repeat(1000)}` },
      ["has an address that is longer than 1,000 bytes"],
    ],
    ["no address", { ...article, canonical_url: {} }, ["canonical_url: is missing"]],
    ["a title of another type", { ...article, title: 7 }, ["title: must be a string, not a number"]],
    [
      "components that are no list",
      { ...article, components: { 0: "x" } },
      ["components: must be a list, not an object"],
    ],
    [
      "a script as address",
      { ...article, thumbnail: "javascript:alert(1)" },
      ["thumbnail: must be an http, https or site address"],
    ],
    ["a date that is none", { ...article, publication_date: "soon" }, ['publication_date: is not a time: "soon"']],
    [
      "every fault, those of entries too",
      { ...article, title: 7, fn__contributors: [{ full_name: "A" }, {}, { full_name: 1 }] },
      [
        "title: must be a string, not a number",
        "fn__contributors.1: is empty",
        "fn__contributors.2.full_name: must be a string, not a number",
      ],
    ],
    [
      "a fault deep inside",
      { ...article, fn__distribution_platforms: { google_news: { amp: [] } } },
      ["fn__distribution_platforms.google_news.amp: must be true or false"],
    ],
    [
      "too many lists",
      { ...article, wp__tags: Array.from({ length: 501 }, (_, n) => ({ path: `t${n}` })) },
      ["has more than 500 lists it belongs to"],
    ],
    ["five megabytes", { ...article, dek: "x".repeat(5 * 1024 * 1024) }, ["is larger than 5 MB"]],
  ])("refuses %s", (_case, record, expected) => {
    expect(reasons(record)).toEqual(expected);
  });

  it("keeps the text as it came, and never minds an unknown field", () => {
    const source = ` {"type":"article","id":"a", "title":"A","canonical_url":"/us/a","odd":{"x":[null]}}`.trim();
    const parsed = outcome(source);
    expect(parsed).toMatchObject({ ok: { type: "article", id: "a" } });
    expect("ok" in parsed && unpackSource(parsed.ok.source)).toBe(source);
  });

  it("takes a number as id", () => {
    expect(outcome({ ...article, id: 12 })).toMatchObject({ ok: { id: "12" } });
  });

  it("reads a removal", () => {
    expect(outcome({ type: "article", id: "a", deleted: true })).toEqual({ remove: { type: "article", id: "a" } });
  });

  it("reads null, empty text and {} as absent, and strips U+0000", () => {
    const parsed = outcome({
      ...article,
      dek: "",
      standfirst: null,
      comments: {},
      fn__contributors: [],
      title: "A\u0000B",
    });
    expect(parsed).toMatchObject({ ok: { index: { search: { title: "AB" } } } });
  });

  it("BLOCK-01 keeps the story when a component cannot be read, and reports the gap", () => {
    const parsed = outcome({
      ...article,
      components: [{ is: "nothing" }, 7, { component: "Paragraph", model: { text: "Kept" } }],
    });
    expect(parsed).toMatchObject({
      ok: {
        gaps: [
          { at: "components.0", name: "nothing" },
          { at: "components.1", name: "?" },
        ],
      },
    });
    expect("ok" in parsed && JSON.parse(parsed.ok.doc).blocks).toEqual([
      { kind: "paragraph", props: { text: "Kept" } },
    ]);
  });
});

describe("a person", () => {
  const person = { type: "person", id: "p", full_name: "Nora Castellan" };
  const refusal = ["role: Person doesn't have a Author or Personality Role."];

  it.each([[undefined], ["Editor"], ["author"], [7], [[]], [["Editor"]]])(
    "PERSON-01 with role %j is refused in the specification's words",
    (role) => {
      expect(reasons({ ...person, role })).toEqual(refusal);
    },
  );

  it.each([["Author"], ["Personality"], [["Editor", "Author"]]])("PERSON-01 with role %j is accepted", (role) => {
    expect(reasons({ ...person, role })).toEqual([]);
  });
});
