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
