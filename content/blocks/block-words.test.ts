import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keysOf } from "../../model/fields/keys-of.ts";
import { isInvitation, isOfStory, isSpoken, plainWords } from "../../model/words/passage.ts";
import { articleText } from "./article-text.ts";
import { wordsOf } from "./block-words.ts";
import { searchedWords } from "../records/searched-words.ts";
import { parseBlocks } from "./parse-blocks.ts";
import { blockSchemas } from "./schemas.ts";

const folder = join(import.meta.dirname, "..", "..", "site", "blocks");
const examples = globSync("*/example*.json", { cwd: folder }).flatMap(
  (file) => parseBlocks([JSON.parse(readFileSync(join(folder, file), "utf8"))]).blocks,
);

/** What is an advertiser's or another site's. */
const silent = new Set([
  "ad",
  "facebook",
  "forecast",
  "instagram",
  "live-blog",
  "poll",
  "storytelling-live-blog",
  "tiktok",
  "tweet",
  "vimeo",
  "youtube",
]);

it("BLOCK-01 every kind of block says something, or is known to say nothing", () => {
  const told = new Map(keysOf(blockSchemas).map((kind) => [kind, ""]));
  for (const block of examples) {
    told.set(block.kind, [told.get(block.kind), ...wordsOf(block).map(plainWords)].join(" "));
  }
  const quiet = [...told].filter(([, words]) => words.trim() === "").map(([kind]) => kind);
  expect(quiet.toSorted()).toEqual([...silent].toSorted());
});

it.each(examples.map((block) => ({ kind: block.kind, block })))(
  "$kind says no markup and nothing empty",
  ({ block }) => {
    for (const words of wordsOf(block).map(plainWords)) {
      expect(words).not.toMatch(/<\/?[a-z]|&amp;|&lt;|undefined|\[object/);
      expect(words.trim()).not.toBe("");
    }
  },
);

const body = [
  { is: "paragraph", props: { text: "One &amp; <b>two</b>." } },
  { is: "heading", props: { level: 3, text: "Three" } },
  { is: "pull-quote", props: { text: "Four", author: "Five" } },
  { is: "list", props: { items: ["Six", "Seven"] } },
  { is: "raw-html", props: { content: "<p>Eight</p><p>Nine</p>" } },
  { is: "slider", props: { items: [{ url: "/uploads/a.jpg", caption: "Ten" }] } },
  { is: "article-image", props: { url: "/uploads/a.jpg", caption: "A caption", alt: "An alt" } },
  { is: "table", props: { rows: [["A cell"]] } },
  { is: "summary", props: { items: ["At a glance"] } },
  { is: "pdf", props: { url: "/uploads/a.pdf" } },
  { is: "video-inline", props: { videoId: "1", title: "A clip" } },
];

it("the story is what a reader reads in order, without figures and boxes", () => {
  expect(articleText(parseBlocks(body).blocks)).toBe("One & two. Three Four Five Six Seven Eight Nine Ten");
});

it("of the story, what is pulled out of it and what belongs to pictures is not read aloud", () => {
  const passages = parseBlocks(body).blocks.flatMap(wordsOf);
  expect(passages.filter((one) => isOfStory(one) && !isSpoken(one)).map(plainWords)).toEqual(["Four Five", "Ten"]);
});

const invitations = [
  {
    is: "newsletter",
    props: { title: "The Briefing", description: "In five minutes.", lists: [{ slid: "a", title: "Health" }] },
  },
  { is: "contact-form", props: { title: "Write to the desk" } },
  { is: "privacy-choices", props: { title: "Your choices" } },
  { is: "cookie-setting", props: { title: "A cookie" } },
  {
    is: "house-promo",
    props: { label: "Plus", headline: "Every night", text: "And live.", button: "Watch", url: "/go" },
  },
  { is: "watch-live-promo", props: { promoText: "Live from the quay", promoUrl: "/go" } },
];

it.each(invitations)(
  "$is is an invitation: it says something, and no story is found, told or read aloud by it",
  (component) => {
    const { blocks } = parseBlocks([component]);
    const passages = blocks.flatMap(wordsOf);
    expect(passages.map(plainWords).join(" ")).not.toBe("");
    expect(passages.every(isInvitation)).toBe(true);
    expect(articleText(blocks)).toBe("");
    expect(searchedWords(blocks)).toBe("");
  },
);

it("a chart is found by what the editor calls it", () => {
  const { blocks } = parseBlocks([{ is: "chart", props: { id: "11223344", title: "Rent by parish" } }]);
  expect(searchedWords(blocks)).toBe("Rent by parish");
  expect(articleText(blocks)).toBe("");
});
