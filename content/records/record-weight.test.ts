// What a newsroom writes is stored, however long; what would hold up a site when it is drawn is refused.

import { describe, expect, it } from "vitest";
import { parseRecord } from "./parse-record.ts";

const many = <T>(count: number, make: (place: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const paragraph = (text: string) => ({ is: "paragraph", props: { text } });
const story = (fields: object) => ({ type: "article", id: "a", title: "A story", canonical_url: "/us/a", ...fields });
const front = (main: object[]) => ({ type: "layout", id: "us", subtype: "sectionLayout", elementId: "us", main });
const live = (updates: object[]) => ({ type: "live_event", id: "coverage/night", title: "A night", updates });
const post = (at: number, fields: object) => ({ id: `p${at}`, time: "2025-01-01T00:00:00Z", ...fields });
const election = (races: object[]) => ({ type: "election", id: "2024/house", title: "The House", races });
const race = (at: number) => ({
  id: `r${at}`,
  office: "House",
  state: "Ohio",
  title: `District ${at}`,
  candidates: [
    { name: "A Candidate", party: "Democratic", votes: 120_000 },
    { name: "Another Candidate", party: "Republican", votes: 119_000 },
    { name: "A Third", party: "Green", votes: 3_000 },
  ],
});
const module = (at: number, size: number, fields: object = {}) => ({
  is: "article-list",
  props: { title: `Module ${at}`, searchCriteria: { searchSelected: `section-${at}`, size, ...fields } },
});

function reasonsFor(record: object): string[] {
  const parsed = parseRecord(JSON.stringify(record));
  if ("refused" in parsed) return parsed.refused.reasons.map(({ message }) => message);
  return "ok" in parsed ? parsed.ok.gaps.map((gap) => JSON.stringify(gap)) : [];
}

describe("a newsroom's longest", () => {
  it.each([
    ["a story of 30,000 words", story({ components: many(1_000, () => paragraph("It's “a word”. ".repeat(10))) })],
    ["a story in one text", story({ components: [{ is: "raw-html", props: { content: "words ".repeat(83_000) } }] })],
    ["a slideshow of 300 pictures", story({ components: [{ is: "slider", props: { items: many(300, slide) } }] })],
    ["a table of 2,000 rows", story({ components: [{ is: "table", props: { rows: many(2_000, () => row) } }] })],
    ["a live event of 2,000 posts", live(many(2_000, (at) => post(at, { title: "A post", components: someBlocks })))],
    ["435 races", election(many(435, race))],
    ["a front of 40 modules of 20 stories", front(many(40, (at) => module(at, 20)))],
    ["a front of 40 modules of one section", front(many(40, (at) => module(at, 12, { searchSelected: "us" })))],
  ])("%s", (_, record) => {
    expect(reasonsFor(record)).toEqual([]);
  });
});

it("blocks that the site does not know weigh nothing", () => {
  const posts = many(2_000, (at) => post(at, { title: "A post", components: [{ is: "hologram", props: {} }] }));
  const parsed = parseRecord(JSON.stringify(live(posts)));
  expect("ok" in parsed && parsed.ok.gaps).toHaveLength(2_000);
});

function slide(at: number): object {
  return { url: `/uploads/${at}.jpg`, caption: "Something seen in a picture. ".repeat(10), copyright: "An Agency" };
}

const row = ["Ohio", "12", "13.5%", "$7", "a note", "-"];
const someBlocks = [
  paragraph("Some words of a post. ".repeat(20)),
  { is: "tweet", props: { url: "https://x.com/a/status/1" } },
];

describe("what takes long to draw", () => {
  const onPage = [expect.stringMatching(/^weighs [\d,]+ on one page, more than 1,500,000$/)];
  it.each([
    ["paragraphs of ampersands", story({ components: many(20, () => paragraph("&".repeat(40_000))) }), onPage],
    ["thousands of blocks", story({ components: many(2_000, () => ({ is: "ad", props: { iu: "x" } })) }), onPage],
    [
      "a table of 50,000 cells",
      story({ components: [{ is: "table", props: { rows: many(5_000, () => many(10, String)) } }] }),
      onPage,
    ],
    ["a front of thousands of ads", front(many(3_000, () => ({ is: "ad", props: { iu: "x" } }))), onPage],
    ["a front of thousands of stories", front(many(60, (at) => module(at, 30))), onPage],
    [
      "a front that names a thousand",
      front([module(0, 5, { isFixed: true, fixedArticles: many(1_000, (at) => ({ articleUrl: `/us/${at}` })) })]),
      onPage,
    ],
    ["posts that are all pinned", live(many(2_000, (at) => post(at, { title: "A post", pinned: true }))), onPage],
    ["a post that is too long for any page", live([post(0, { body: "&".repeat(400_000) })]), onPage],
    ["thousands of offices", election(many(1_000, (at) => ({ ...race(at), office: `Office ${at}` }))), onPage],
    [
      "a live event of 5 MB in parts",
      live(many(400, (at) => post(at, { components: many(200, () => paragraph("x")) }))),
      [expect.stringMatching(/^weighs [\d,]+ altogether, more than 20,000,000$/)],
    ],
    [
      "a headline of ampersands",
      story({ title: "&".repeat(1_000) }),
      [expect.stringMatching(/^weighs [\d,]+ in lists, more than 6,000$/)],
    ],
    [
      "what stands on every page",
      { type: "hot_topics", id: "hot-topics", list_items: many(300, () => ({ text: "A topic", url: "/us" })) },
      [expect.stringMatching(/^weighs [\d,]+ on one page, more than 400,000$/)],
    ],
  ])("is refused: %s", (_, record, reasons) => {
    expect(reasonsFor(record)).toEqual(reasons);
  });
});
