import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { articleSections } from "./article-section.ts";
import { articleTags } from "./article-tags.ts";
import { articleText } from "../../content/blocks/article-text.ts";
import { isOpinion } from "../../model/opinion/is-opinion.ts";
import { kickerBeside } from "./kicker.ts";
import { isListenable } from "./listenable.ts";
import { bettingPromoPosition, markSpeakable } from "./mark-body.ts";
import { plainText } from "../../model/html/plain-text.ts";
import { readingMinutes } from "./reading-minutes.ts";
import { sponsorOf } from "./sponsor.ts";
import { nextTextSize } from "./text-size.ts";

describe("articleTags", () => {
  it("ART-05 at most 5 tags, each a category link", () => {
    const tags = ["us/crime", "world", "a/b-c", "d", "e", "f"].map((path) => ({ path }));
    expect(articleTags(tags)).toEqual([
      { title: "Crime", url: "/category/us/crime" },
      { title: "World", url: "/category/world" },
      { title: "B c", url: "/category/a/b-c" },
      { title: "D", url: "/category/d" },
      { title: "E", url: "/category/e" },
    ]);
  });

  it("ART-05 a tag without a place is no link, and none stands twice", () => {
    expect(
      articleTags([{ title: "Lost" }, { title: "Crime", slug: "crime" }, { title: "Crime again", path: "/crime/" }]),
    ).toEqual([{ title: "Crime", url: "/category/crime" }]);
  });
});

describe("isOpinion", () => {
  const news = { canonical_url: "/politics/a", fn__distribution_platforms: undefined, fn__story_type: undefined };
  it.each([
    [news, false],
    [{ ...news, canonical_url: "/opinion/a" }, true],
    [{ ...news, fn__story_type: "Opinion" }, true],
    [{ ...news, fn__distribution_platforms: { google_news: undefined, facebook_news: { opinion: true } } }, true],
    [{ ...news, canonical_url: "/opinionated/a" }, false],
  ])("META-04 %o → %s", (article, expected) => {
    expect(isOpinion(article)).toBe(expected);
  });
});

describe("isListenable", () => {
  it.each([
    [true, true, "2021-08-01T04:00:00Z", true],
    [true, true, "2026-01-01T00:00:00Z", true],
    [true, true, "2021-07-31T12:00:00Z", false],
    [true, true, "2021-08-01T03:59:59Z", false],
    [true, false, "2026-01-01T00:00:00Z", false],
    [false, true, "2026-01-01T00:00:00Z", false],
    [true, true, undefined, false],
  ])("ART-14 opinion %s, published %s, dated %s → %s", (opinion, published, publication_date, expected) => {
    expect(isListenable({ isOpinion: opinion, published, publication_date }, {})).toBe(expected);
  });

  it.each([
    [true, "2026-01-01T00:00:00Z", true],
    [true, "2021-07-31T12:00:00Z", true],
    [true, undefined, true],
    [false, "2026-01-01T00:00:00Z", false],
  ])("ART-14 with the flag for news: published %s, dated %s → %s", (published, publication_date, expected) => {
    const flags = { "listen-to-news": true };
    expect(isListenable({ isOpinion: false, published, publication_date }, flags)).toBe(expected);
  });
});

describe("the first paragraphs", () => {
  const { blocks } = parseBlocks(
    ["paragraph", "heading", "paragraph", "paragraph"].map((is) => ({ is, props: { text: is } })),
  );

  it("ART-13 the first 2 paragraphs are marked speakable", () => {
    expect(markSpeakable(blocks).map(({ props }) => "speakable" in props)).toEqual([true, false, true, false]);
  });

  it("ART-13 a record cannot mark itself", () => {
    const given = parseBlocks([{ is: "paragraph", props: { text: "Hello", speakable: true } }]).blocks;
    expect(given[0]?.props).toEqual({ text: "Hello" });
  });

  it.each([
    [["paragraph", "heading", "paragraph", "paragraph", "list"], true, 3],
    [["paragraph", "paragraph"], true, undefined],
    [["paragraph", "paragraph", "paragraph"], false, undefined],
  ])("ART-13 the betting promo follows the third paragraph of %o (flag %s): %s", (kinds, flag, expected) => {
    expect(bettingPromoPosition(kinds, flag)).toBe(expected);
  });
});

describe("sponsorOf", () => {
  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ advertorial: false }, undefined],
    [{ advertorial: true }, { indicator: "Sponsored", disclaimer: undefined }],
    [{ fn__indicator: "Paid content" }, { indicator: "Paid content", disclaimer: undefined }],
  ])("ART-06 %o", (branding, expected) => {
    expect(sponsorOf(branding)).toEqual(expected);
  });
});

const at = (canonical_url: string, ...paths: string[]) => ({
  canonical_url,
  wp__category: paths[0] === undefined ? undefined : { path: paths[0] },
  fn__sections: paths.slice(1).map((path) => ({ path, title: "Titled" })),
});

describe("articleSections", () => {
  it.each([
    [at("/us/a"), { section: { slug: "us", name: "U.S.", url: "/us" } }],
    [at("/a"), {}],
    [at("/a/b", "politics"), { section: { slug: "politics", name: "Politics", url: "/politics" } }],
    [at("/a/b", "alt/about"), { section: { slug: "alt", name: "About", url: "/alt/about" }, subsection: "alt/about" }],
    [at("/alt/b", "alt/about"), { section: { slug: "alt", name: "Alt", url: "/alt" }, subsection: "alt/about" }],
    [at("/a/b", "us/crime", "us"), { section: { slug: "us", name: "Titled", url: "/us" }, subsection: "us/crime" }],
  ])("META-04 section and subsection of %o", (article, expected) => {
    expect(articleSections(article)).toEqual(expected);
  });
});

describe("words", () => {
  it("reads sanitised HTML as text", () => {
    expect(plainText('A &amp; B<br>C <a href="/x">link</a> &lt;b&gt;')).toBe("A & B C link <b>");
  });

  it("META-03 articleBody holds what a reader reads, in order", () => {
    const { blocks } = parseBlocks([
      { is: "paragraph", props: { text: "One <b>two</b>" } },
      { is: "article-image", props: { url: "/a.jpg", caption: "Not this" } },
      { is: "list", props: { items: ["three", "four"] } },
      { is: "slider", props: { items: [{ imageUrl: "/a.jpg", caption: "five <i>six</i>" }, { imageUrl: "/b.jpg" }] } },
    ]);
    expect(articleText(blocks)).toBe("One two three four five six");
  });

  it("says how long a story takes", () => {
    expect(readingMinutes("")).toBe(1);
    expect(readingMinutes("word ".repeat(690))).toBe(3);
  });

  it("leaves out a kicker that repeats its neighbours", () => {
    expect(kickerBeside("CARMEN YBARRA", ["Opinion", "Carmen Ybarra"])).toBeUndefined();
    expect(kickerBeside("STORM", ["Politics", undefined])).toBe("STORM");
    expect(kickerBeside(undefined, [undefined])).toBeUndefined();
  });
});

describe("nextTextSize", () => {
  it.each([
    [undefined, 1, "large"],
    ["large", 1, "largest"],
    ["largest", 1, "largest"],
    ["large", -1, undefined],
    [undefined, -1, "small"],
    ["small", -1, "small"],
    ["enormous", 1, "large"],
  ] as const)("from %s by %i to %s", (current, step, expected) => {
    expect(nextTextSize(current, step)).toBe(expected);
  });
});
