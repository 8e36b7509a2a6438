// What an attacker may write into any text of any record ends up sanitised where it is HTML, and untouched where it is text.

import { describe, expect, it } from "vitest";
import { accepted } from "../testing/accepted.ts";
import type { RecordType } from "./kinds.ts";

const hostile = `<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)" onclick="alert(4)" style="x:y">z</a><iframe srcdoc="<b>"></iframe>`;

/** Fields that become HTML on a page; everything else is escaped as text by React. */
const html = new Set(["dateline", "fn__footer", "fn__disclaimer", "shortBio", "fullBio", "body"]);
const text = hostile;

const records: [RecordType, object][] = [
  [
    "article",
    {
      title: text,
      canonical_url: "/us/a",
      dek: text,
      standfirst: text,
      dateline: text,
      kickerText: text,
      fn__footer: text,
      wp__category: { title: text, path: text },
      wp__tags: [{ title: text, path: text }],
      fn__contributors: [{ full_name: text, shortBio: text }],
      fn__sources: [{ label: text }],
      branding: { fn__indicator: text, fn__disclaimer: text },
      components: [
        { is: "paragraph", props: { text } },
        { is: "heading", props: { level: 2, text } },
      ],
    },
  ],
  ["section", { title: text, metaTitle: text, description: text }],
  ["tag", { title: text }],
  [
    "person",
    { name: text, role: "Author", canonicalUrl: "/person/a/b", shortBio: text, fullBio: [text], social: { x: text } },
  ],
  ["show", { title: text, description: text, fn__hosts: [{ full_name: text }] }],
  ["video", { title: text, description: text, spark_shows: { title: text } }],
  ["playlist", { title: text }],
  ["aggregate", { title: text }],
  ["layout", { subtype: "homeLayout", title: text, main: [{ is: "paragraph", props: { text } }] }],
  ["static_page", { title: text, description: text, components: [{ is: "paragraph", props: { text } }] }],
  [
    "live_event",
    {
      title: text,
      description: text,
      updates: [{ id: 1, title: text, body: text, author: text, components: [{ is: "paragraph", props: { text } }] }],
    },
  ],
  [
    "schedule",
    {
      day: {
        attributes: { value: "2022-03-28", "day-of-week": 1 },
        show: { title: text, start: "2022-03-28T00:00Z", end: "2022-03-28T01:00Z", hosts: { name: text } },
      },
    },
  ],
  ["hot_topics", { title: text, list_items: [{ text, url: "/us" }] }],
  ["election", { title: text, races: [{ id: 1, office: text, candidates: [{ name: text, party: text }] }] }],
  ["alert", { text, level: text }],
];

function htmlIn(value: unknown, isHtml: boolean): string[] {
  if (typeof value === "string") return isHtml ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  const isBlock = "kind" in value && "props" in value;
  return Object.entries(value).flatMap(([name, inner]) => htmlIn(inner, isHtml || html.has(name) || isBlock));
}

describe("hostile text", () => {
  it.each(records)("in a record of type %s is harmless", (type, fields) => {
    const { doc } = accepted(type, fields);
    for (const written of htmlIn(doc, false)) {
      expect(written).not.toMatch(/<script|<img|<iframe|onerror|onclick|javascript:|style=/i);
    }
  });

  it("leaves a record's HTML fields with what may stay", () => {
    const { doc } = accepted("article", { title: "T", canonical_url: "/us/a", dateline: hostile });
    expect(doc.dateline).toBe("<a>z</a>");
    expect(htmlIn(doc, false)).toEqual(["<a>z</a>"]);
  });
});
