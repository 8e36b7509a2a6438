import { expect, it } from "vitest";
import { sanitise, type RichTextField } from "./sanitise.server.ts";
import { brand } from "../../model/brand.ts";

/** Without the www of most. */
const bareDomain = brand.domain.replace(/^www\./, "");

const everything = [
  "br",
  "strong",
  "em",
  "u",
  "s",
  "b",
  "i",
  "sub",
  "sup",
  "q",
  "a",
  "p",
  "span",
  "h2",
  "ul",
  "li",
  "div",
  "img",
  "iframe",
  "script",
  "style",
];
const written = everything.map((tag) => (tag === "br" ? "<br>" : `<${tag}>${tag}</${tag}>`)).join("");

const passed = (field: RichTextField) => [...sanitise(written, field).matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag);

it.each([
  ["BLOCK-09", "bio", ["br", "strong", "em", "u", "s", "b", "i", "a", "p"]],
  ["BLOCK-03", "pull-quote", ["br", "strong", "em", "u", "s", "b", "i", "span"]],
  ["ART-16", "paragraph", ["br", "strong", "em", "u", "s", "b", "i", "a"]],
] as const)("%s the field %s keeps only %j", (_, field, tags) => {
  expect(passed(field)).toEqual(tags);
});

it.each([
  ["10<sup>6</sup> t CO<sub>2</sub>", "10⁶ t CO₂"],
  ["the 4<sup>th</sup> of May", "the 4th of May"],
  ["<del>He left</del> <ins>He stays</ins>", "<s>He left</s> <u>He stays</u>"],
  ['<sup class="fn"><a href="#in-story-n">1</a></sup>', '<a href="#in-story-n">¹</a>'],
])("a paragraph says what it said: %s", (html, clean) => {
  expect(sanitise(html, "paragraph")).toBe(clean);
});

it.each([
  ['<a id="in-story-s1"></a>x', '<a id="in-story-s1"></a>x'],
  ['<a href="#in-story-s1" id="in-story-s1-link">1</a>', '<a href="#in-story-s1" id="in-story-s1-link">1</a>'],
  ['<a id="main">x</a>', "<a>x</a>"],
  ['<a id="in-story-&quot; onclick=x">x</a>', "<a>x</a>"],
  ['<strong id="in-story-a">x</strong>', "<strong>x</strong>"],
])("a place in a text has an id that no page has: %s", (html, clean) => {
  expect(sanitise(html, "paragraph")).toBe(clean);
});

it.each([
  ['<ol start="4"><li>x</li></ol>', '<ol start="4"><li>x</li></ol>'],
  ["<ol reversed><li>x</li></ol>", '<ol reversed="reversed"><li>x</li></ol>'],
  ['<ol start="1999"><li>x</li></ol>', '<ol start="1999"><li>x</li></ol>'],
  ['<ol type="a"><li value="7">x</li></ol>', '<ol type="a"><li value="7">x</li></ol>'],
  ['<ol type="disc"><li value="7777777">x</li></ol>', "<ol><li>x</li></ol>"],
  ['<ol start="9999999"><li>x</li></ol>', "<ol><li>x</li></ol>"],
])("BLOCK-10 a pasted list counts as it is written: %s", (html, clean) => {
  expect(sanitise(html, "pasted")).toBe(clean);
});

it.each([
  ["a script and what it says", "<p>Hello<script>alert(1)</script></p>", "<p>Hello</p>"],
  ["an event handler", '<p onclick="alert(1)">Hello</p>', "<p>Hello</p>"],
  ["a dangerous address", '<a href="javascript:alert(1)">Hello</a>', "<a>Hello</a>"],
  ["an inline style", '<a href="/us" style="color:red">Hello</a>', '<a href="/us">Hello</a>'],
])("BLOCK-09 a biography loses %s", (_, html, clean) => {
  expect(sanitise(html, "bio")).toBe(clean);
});

it.each([
  [`<a href="https://${brand.domain}/us/a">x</a>`, '<a href="/us/a">x</a>'],
  [`<a href="http://${bareDomain.toUpperCase()}/us/a?b=1#c">x</a>`, '<a href="/us/a?b=1#c">x</a>'],
  [`<a href="//${brand.domain}/us/a">x</a>`, '<a href="/us/a">x</a>'],
  ['<a href="//elsewhere.example/us/a">x</a>', '<a href="https://elsewhere.example/us/a">x</a>'],
  ['<a href="https://elsewhere.example/us/a">x</a>', '<a href="https://elsewhere.example/us/a">x</a>'],
])("ROUTE-23 the link %s is %s", (html, expected) => {
  expect(sanitise(html, "paragraph")).toBe(expected);
});

it("ART-16 a link into a new tab is made safe", () => {
  expect(sanitise('<a href="/us" target="_blank" rel="opener">x</a>', "paragraph")).toBe(
    '<a href="/us" target="_blank" rel="noopener">x</a>',
  );
});
