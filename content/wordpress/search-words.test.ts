// What search engines and feeds are told of a story that moved in.

import { expect, it } from "vitest";
import { describedByWords } from "../moving-in/first-words.ts";
import { searchDescription } from "./search-words.ts";

const item = (meta: Record<string, string>) => ({
  fields: new Map<string, string>(),
  terms: [],
  meta: new Map(Object.entries(meta).map(([name, value]) => [name, [value]])),
  comments: [],
});

it.each<[string, Record<string, string>, string]>([
  ["by Yoast", { _yoast_wpseo_metadesc: "The tide &amp; the town" }, "The tide & the town"],
  ["by Rank Math", { rank_math_description: "The tide" }, "The tide"],
  ["from other things", { _yoast_wpseo_metadesc: "%%excerpt%%" }, ""],
  ["by nobody", {}, ""],
])("a description that was written %s", (_, meta, expected) => {
  expect(searchDescription(item(meta))).toBe(expected);
});

const words = (text: string, is = "paragraph") => ({ is, props: { text } });
it.each([
  [
    "the first paragraph",
    [words("Part", "heading"), words("<b>High</b> water &amp; wind."), words("More")],
    "High water & wind.",
  ],
  ["as much as fits", [words("word ".repeat(100))], `${"word ".repeat(32).trim()}…`],
  ["nothing but pictures", [{ is: "article-image", props: { url: "/a.jpg" } }], ""],
])("else by how it begins: %s", (_, components, expected) => {
  expect(describedByWords(components)).toBe(expected);
});
