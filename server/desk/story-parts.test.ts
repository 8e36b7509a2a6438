import { describe, expect, it } from "vitest";
import { inlineHtml, partsOf, textBlocks, withParts } from "./story-parts.ts";

const paragraph = (text: string) => ({ is: "paragraph", props: { text } });

describe("the parts of a body", () => {
  it.each<[string, unknown, object]>([
    ["a paragraph", paragraph("A <b>b</b>"), { is: "text", html: "<p>A <b>b</b></p>" }],
    ["one in the raw spelling", { content_type: "text", content: "A" }, { kind: "paragraph", html: "<p>A</p>" }],
    [
      "one of another export",
      { component: "Paragraph", model: { text: "A" } },
      { kind: "paragraph", html: "<p>A</p>" },
    ],
    ["a heading of the first level", { is: "heading", props: { rank: 1, text: "H" } }, { html: "<h2>H</h2>" }],
    [
      "a list",
      { is: "list", props: { ordered: true, items: ["a", { text: "b" }] } },
      { html: "<ol><li><p>a</p></li><li><p>b</p></li></ol>" },
    ],
    [
      "a picture",
      { is: "image", props: { baseImage: "/a.jpg", alt: "A" } },
      { is: "picture", url: "/a.jpg", alt: "A" },
    ],
    ["a table", { is: "table", props: { rows: [["x", "y"]] } }, { is: "other", kind: "table" }],
    ["what nobody knows", { is: "hologram" }, { is: "other", kind: "hologram", words: "" }],
    ["what is none", 7, { is: "other", kind: "?", words: "" }],
  ])("%s", (_, component, expected) => {
    expect(partsOf([component])).toMatchObject([{ position: 0, ...expected }]);
  });

  it("a body that is none has none", () => {
    expect([partsOf(undefined), partsOf("x")]).toEqual([[], []]);
  });
});

describe("changed parts", () => {
  const body = [paragraph("a"), { is: "table", own: 1 }, { component: "Text", model: { text: "b", own: 2 } }];
  const texts = (change: Record<string, string>) => withParts(body, { texts: change, pictures: {} });

  it("what nobody touched is the very same", () => {
    const changed = texts({ 0: "<p>A</p>" });
    expect(changed).toEqual([paragraph("A"), body[1], body[2]]);
    expect(changed[2]).toBe(body[2]);
  });

  it.each<[string, Record<string, string>, unknown[]]>([
    [
      "keeps its spelling and what else it has",
      { 2: "<p>B</p>" },
      [body[0], body[1], { component: "Text", model: { text: "B", own: 2 } }],
    ],
    [
      "becomes several",
      { 0: "<p>A</p><p>C</p><ul><li><p>x</p></li></ul>" },
      [paragraph("A"), paragraph("C"), { is: "list", props: { ordered: false, items: ["x"] } }, body[1], body[2]],
    ],
    ["becomes a heading", { 0: "<h3>H</h3>" }, [{ is: "heading", props: { text: "H", level: 3 } }, body[1], body[2]]],
    ["is taken away", { 0: "" }, [body[1], body[2]]],
    ["is taken away without words", { 0: "<p> <br></p>" }, [body[1], body[2]]],
    ["is none of words: it stays", { 1: "<p>x</p>", 9: "<p>y</p>" }, body],
  ])("one %s", (_, change, expected) => {
    expect(texts(change)).toEqual(expected);
  });

  it.each<[string, object, object, object]>([
    [
      "a heading keeps a level that the editor does not know",
      { is: "heading", props: { rank: 1, text: "a" } },
      { texts: { 0: "<h2>A</h2>" } },
      { rank: 1, text: "A" },
    ],
    [
      "a heading of another level",
      { is: "heading", props: { rank: 2, text: "a" } },
      { texts: { 0: "<h4>A</h4>" } },
      { level: 4, text: "A" },
    ],
    [
      "a quotation keeps who said it",
      { is: "pull-quote", props: { text: "a", author: "Z" } },
      { texts: { 0: "<p>A</p><p>B</p>" } },
      { text: "A<br>B", author: "Z" },
    ],
    [
      "words of a picture",
      { is: "image", props: { url: "/a", alt: "x", responsiveImages: [1] } },
      { pictures: { 0: { url: "/a", alt: "y" } } },
      { url: "/a", imageAlt: "y", responsiveImages: [1] },
    ],
    [
      "another picture has sizes of its own",
      { is: "image", props: { baseImage: "/a", caption: "c", responsiveImages: [1] } },
      { pictures: { 0: { url: "/b", alt: "y" } } },
      { caption: "c", url: "/b", imageAlt: "y" },
    ],
  ])("%s", (_, component, change, props) => {
    expect(withParts([component], { texts: {}, pictures: {}, ...change })).toEqual([{ ...component, props }]);
  });
});

it("texts of the editor are paragraphs, headings and lists of one level", () => {
  const html =
    "bare<blockquote><p>q</p></blockquote><ol><li><p>a</p><p>b</p><ul><li><p>c</p></li></ul></li><li>d <b>e</b></li></ol>";
  expect(textBlocks(html)).toEqual([
    { kind: "paragraph", text: "bare" },
    { kind: "paragraph", text: "q" },
    { kind: "list", ordered: true, items: ["a<br>b", "c", "d <b>e</b>"] },
  ]);
  expect(inlineHtml("<p>a</p><p>b <i>c</i></p>")).toBe("a<br>b <i>c</i>");
});
