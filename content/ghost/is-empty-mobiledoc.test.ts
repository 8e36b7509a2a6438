import { expect, it } from "vitest";
import { isEmptyMobiledoc } from "./is-empty-mobiledoc.ts";

const written = (sections: unknown, cards: unknown = []) =>
  JSON.stringify({ version: "0.3.1", ghostVersion: "4.0", markups: [], atoms: [], cards, sections });

it.each([
  ["as Ghost begins one", written([[1, "p", [[0, [], 0, ""]]]]), true],
  ["without a marker", written([[1, "p", []]]), true],
  ["without a paragraph", written([]), true],
  ["of white space", written([[1, "p", [[0, [], 0, " \n"]]]]), true],
  ["with attributes", written([[1, "p", [[0, [], 0, ""]], ["data-md-text-align", "left"]]]), true],
  ["with an empty list", written([[3, "ul", [[[0, [], 0, ""]]]]]), true],
  ["of the first versions", written([[10, 0]], [["card-markdown", { cardName: "card-markdown", markdown: "" }]]), true],
  ["with words", written([[1, "p", [[0, [], 0, "Words"]]]]), false],
  ["with words in a list", written([[3, "ul", [[[0, [], 0, "One"]]]]]), false],
  ["with an atom", written([[1, "p", [[1, [], 0, 0]]]]), false],
  ["with a picture", written([[2, "/a.jpg"]]), false],
  ["with a card", written([[10, 0]], [["image", { src: "/a.jpg" }]]), false],
  ["with Markdown", written([[10, 0]], [["markdown", { markdown: "Words" }]]), false],
  ["of another form", "{}", false],
  ["in pieces", "{", false],
])("a text %s: %s is %s", (_, text, expected) => {
  expect(isEmptyMobiledoc(text)).toBe(expected);
});
