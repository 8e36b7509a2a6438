import { expect, it } from "vitest";
import { scriptIn } from "./drawing-scripts.ts";

const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

it.each([
  ["a script", drawing("<script>alert(1)</script>"), "a script"],
  ["one with a prefix", drawing("<s:script/>", 'xmlns:s="http://www.w3.org/2000/svg"'), "a script"],
  ["a handler", drawing("", 'onload="alert(1)"'), "the attribute onload"],
  ["a link", drawing('<a href="java&#10;script:alert(1)"><rect/></a>'), "a link to a script"],
  ["words alone", drawing("<text>only one = 1, script, onload</text>"), undefined],
  ["a plain link", drawing('<a href="/harbor"><rect/></a>'), undefined],
  ["a comment", drawing("<!-- <script> -->"), undefined],
  ["no end", "<svg><rect", undefined],
])("%s", (_, given, expected) => {
  expect(scriptIn(given)).toBe(expected);
});
