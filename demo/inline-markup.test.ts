import { describe, expect, it } from "vitest";
import { inlineHtml, inlineText } from "./inline-markup.ts";

const refuse = (reason: string): never => {
  throw new Error(reason);
};

describe("inlineHtml", () => {
  it.each([
    ["Plain words.", "Plain words."],
    ["A **strong** word", "A <strong>strong</strong> word"],
    ["An *em* word", "An <em>em</em> word"],
    ["**A *nested* one**", "<strong>A <em>nested</em> one</strong>"],
    ["See [this](/us/a-story).", 'See <a href="/us/a-story">this</a>.'],
    ["[**Both**](/us/a)", '<a href="/us/a"><strong>Both</strong></a>'],
    ["[Out](https://a.example/x?a=1&b=2)", '<a href="https://a.example/x?a=1&amp;b=2">Out</a>'],
    ["Pell & Daughter <b>", "Pell &amp; Daughter &lt;b&gt;"],
    ['say "so"', "say &quot;so&quot;"],
    ["5 * 3 = 15", "5 * 3 = 15"],
    ["“Quoted” — and ‘so’", "“Quoted” — and ‘so’"],
  ])("%j → %j", (source, expected) => {
    expect(inlineHtml(source, refuse)).toBe(expected);
  });

  it.each([
    ["an **open end", "without its other half"],
    ["[a](javascript:alert)", "a link must lead"],
    ["[a](//elsewhere.example)", "a link must lead"],
    ["[a]()", "a link must lead"],
    ["a](/us/b)", "without its other half"],
  ])("refuses %j", (source, reason) => {
    expect(() => inlineHtml(source, refuse)).toThrow(reason);
  });
});

it.each([
  ["A **strong** [link](/us/a) & *so*", "A strong link & so"],
  ["**a *b* c**", "a b c"],
])("inlineText leaves the words of %j", (source, expected) => {
  expect(inlineText(source)).toBe(expected);
});
