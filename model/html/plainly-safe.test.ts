import sanitizeHtml from "sanitize-html";
import { describe, expect, it } from "vitest";
import { addressVectors, markupVectors } from "../../tests/faults/hostile/vectors.ts";
import { isPlainlySafe } from "./plainly-safe.ts";

const allowed = ["br", "strong", "em", "u", "s", "b", "i", "a"];
const byTheSanitiser = (html: string) =>
  sanitizeHtml(html, { allowedTags: allowed, allowedAttributes: { a: ["href"] }, allowProtocolRelative: false });

const plain = [
  "Nothing but words, “quotes” and an — dash.",
  "A <strong>strong</strong> word &amp; an <em>em <b>in</b> one</em>.",
  'See <a href="/politics/a-story">the story</a> at 5 &lt; 6.',
];

describe("what needs no parser", () => {
  it.each(plain)("%s", (html) => {
    expect(isPlainlySafe(html, allowed)).toBe(true);
  });

  it.each([
    "<strong>unclosed",
    "closed</em>",
    "<em><b>crossed</em></b>",
    "<em class=x>a</em>",
    '<a href="//evil.example">a</a>',
    '<a href="/\\evil.example">a</a>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="/x" onclick="alert(1)">a</a>',
    "<a>no address</a>",
    '<em href="/x">a</em>',
    "<STRONG>a</STRONG>",
    "a < b",
    "&quot;",
    "&#x3c;script&#x3e;",
    "<span>a</span>",
    "<p>a</p>",
  ])("%s goes to the sanitiser", (html) => {
    expect(isPlainlySafe(html, allowed)).toBe(false);
  });

  it("is only ever what the sanitiser would leave unchanged", () => {
    const vectors = [...markupVectors, ...addressVectors.map((address) => `<a href="${address}">a</a>`)];
    const texts = [...plain, ...vectors, ...vectors.flatMap((vector) => plain.map((text) => text + vector))];
    const safe = texts.filter((html) => isPlainlySafe(html, allowed));
    expect(safe.length).toBeGreaterThanOrEqual(plain.length);
    expect(safe.map(byTheSanitiser)).toEqual(safe);
  });
});
