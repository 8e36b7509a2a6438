// What search engines and feeds are told of a story that moved in.

import { expect, it } from "vitest";
import { describedByWords } from "../moving-in/first-words.ts";
import { ownLinks } from "./own-links.ts";
import { homeElsewhere, searchDescription, staysOutOfSearch } from "./search-words.ts";

const item = (meta: Record<string, string>) => ({
  fields: new Map([["link", "https://old.example/2020/05/%e6%b8%af/"]]),
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

it.each<[string, Record<string, string>, boolean]>([
  ["Yoast", { "_yoast_wpseo_meta-robots-noindex": "1" }, true],
  ["Yoast, against its section", { "_yoast_wpseo_meta-robots-noindex": "2" }, false],
  ["Rank Math", { rank_math_robots: 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}' }, true],
  ["Rank Math, that it may be followed", { rank_math_robots: 'a:1:{i:0;s:5:"index";}' }, false],
  ["All in One SEO", { _aioseop_noindex: "on" }, true],
  ["SEOPress", { _seopress_robots_index: "yes" }, true],
  ["The SEO Framework", { _genesis_noindex: "1" }, true],
  ["nobody", {}, false],
])("whether search engines leave it out, by %s", (_, meta, expected) => {
  expect(staysOutOfSearch(item(meta))).toBe(expected);
});

const { ownPath } = ownLinks({ hosts: ["old.example"] }, { moved: (url) => url, staysAt: () => undefined });
it.each<[string, Record<string, string>, string]>([
  ["elsewhere", { _yoast_wpseo_canonical: "https://other.example/orig" }, "https://other.example/orig"],
  ["elsewhere, by Rank Math", { rank_math_canonical_url: "https://other.example/?p=1" }, "https://other.example/?p=1"],
  ["in another story", { _yoast_wpseo_canonical: "https://old.example/2019/01/first/" }, "/2019/01/first/"],
  ["at its own address", { _yoast_wpseo_canonical: "http://old.example/2020/05/港" }, ""],
  ["at its own number", { _yoast_wpseo_canonical: "https://old.example/?p=42" }, ""],
  ["nowhere", { _yoast_wpseo_canonical: "javascript:alert(1)" }, ""],
  ["unsaid", {}, ""],
])("its home is %s", (_, meta, expected) => {
  expect(homeElsewhere(item(meta), ownPath)).toBe(expected);
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
