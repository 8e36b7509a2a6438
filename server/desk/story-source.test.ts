import { describe, expect, it } from "vitest";
import { noChange } from "../../model/desk/story-calls.ts";
import {
  openStory,
  storyDoc,
  withChange,
  withCorrection,
  withoutCorrection,
  withTime,
  type AskedTime,
} from "./story-source.ts";

const now = Date.UTC(2026, 2, 2, 12);
const iso = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const article = { type: "article", id: 7, title: "T", canonical_url: "/harbor/t" };
const video = { type: "video", id: 8, title: "V" };

function stateOf(record: { type: string }): string | undefined {
  const story = storyDoc(record.type === "video" ? "video" : "article", JSON.stringify(record));
  return story && openStory(story, { ...record }, now).state.is;
}

it.each<[string, { type: string }, string]>([
  ["without a date", article, "out"],
  ["published before", { ...article, publication_date: iso(-1) } as typeof article, "out"],
  ["published later", { ...article, publication_date: iso(1) } as typeof article, "later"],
  ["a draft", { ...article, published: false } as typeof article, "draft"],
  ["with a date of zeros", { ...article, publication_date: "0000-00-00 00:00:00" } as typeof article, "draft"],
  ["whose time is over", { ...article, expiration_date: iso(-1) } as typeof article, "over"],
  ["a video that comes out later", { ...video, last_published_date: iso(1) } as typeof video, "later"],
  ["a video that is over", { ...video, expiration_date: iso(-1) } as typeof video, "over"],
])("the state of one %s", (_, record, expected) => {
  expect(stateOf(record)).toBe(expected);
});

it("fields are read from the record as it came, whatever is missing", () => {
  const story = storyDoc(
    "article",
    JSON.stringify({ ...article, thumbnail: { content: { url: "/a.jpg" } }, dek: null }),
  );
  const open = story && openStory(story, { ...article, thumbnail: { content: { url: "/a.jpg" } }, dek: null }, now);
  expect(open).toMatchObject({
    id: "7",
    address: "/harbor/t",
    fields: { title: "T", dek: "", picture: "/a.jpg" },
    parts: [],
  });
  expect(storyDoc("video", JSON.stringify(article))).toBeUndefined();
});

it.each<[string, object, object, object]>([
  ["a field", { dek: "a", own: 1 }, { dek: " b " }, { dek: "b", own: 1 }],
  ["an empty one is left out", { dek: "a" }, { dek: "" }, {}],
  ["a picture", { thumbnail: { url: "/a", own: 1 } }, { picture: "/b" }, { thumbnail: "/b" }],
  [
    "the same picture stays as it came",
    { thumbnail: { url: "/a", own: 1 } },
    { picture: "/a" },
    { thumbnail: { url: "/a", own: 1 } },
  ],
])("changes %s", (_, source, fields, expected) => {
  expect(withChange("article", { ...source }, { ...noChange, fields })).toEqual(expected);
});

it("the dek of a video is its description, and it has no standfirst", () => {
  const change = { ...noChange, fields: { dek: "d", standfirst: "s" }, texts: { 0: "<p>x</p>" } };
  expect(withChange("video", { title: "V" }, change)).toEqual({ title: "V", description: "d" });
});

describe("corrections", () => {
  const said = { id: "c", kind: "update", at: now, html: "<p>Right.</p>", headlineBefore: "", major: false } as const;
  const entry = { id: "c", kind: "update", date: iso(0), text: "Right.", major: false };

  it("come first, take the place of their own, and leave the others as they came", () => {
    const other = { date: iso(-5), text: "Old.", own: 1 };
    const first = withCorrection({ corrections: [other] }, said);
    expect(first).toEqual({ corrections: [entry, other] });
    expect(withCorrection(first, { ...said, html: "<p>Better.</p>" })).toEqual({
      corrections: [{ ...entry, text: "Better." }, other],
    });
    expect(withoutCorrection(first, "c")).toEqual({ corrections: [other] });
    expect(withCorrection({}, said)).toEqual({ corrections: [entry] });
  });
});

describe("times", () => {
  const time = { isDraft: false, from: null, until: null };
  it.each<[string, "article" | "video", object, AskedTime, object]>([
    ["now", "article", {}, time, { published: true, publication_date: iso(0) }],
    [
      "now, of one to come",
      "article",
      { publication_date: iso(5) },
      time,
      { published: true, publication_date: iso(0) },
    ],
    [
      "as it was",
      "article",
      { publication_date: iso(-5), published: true },
      time,
      { published: true, publication_date: iso(-5) },
    ],
    [
      "later, until",
      "article",
      {},
      { ...time, from: now + 3_600_000, until: now + 7_200_000 },
      { published: true, publication_date: iso(1), expiration_date: iso(2) },
    ],
    [
      "for good again",
      "article",
      { publication_date: iso(-5), expiration_date: iso(1) },
      time,
      { published: true, publication_date: iso(-5) },
    ],
    [
      "a draft again",
      "article",
      { publication_date: iso(-5) },
      { ...time, isDraft: true },
      { published: false, publication_date: iso(-5) },
    ],
    [
      "a video later",
      "video",
      { last_published_date: iso(-5) },
      { ...time, from: now + 3_600_000 },
      { published: true, publication_date: iso(1), last_published_date: iso(-5) },
    ],
    [
      "a video that was never out",
      "video",
      { last_published_date: "0000-00-00 00:00:00" },
      time,
      { published: true, publication_date: iso(0), last_published_date: iso(0) },
    ],
  ])("%s", (_, type, source, asked, expected) => {
    expect(withTime(type, { ...source }, asked, now)).toEqual(expected);
  });
});
