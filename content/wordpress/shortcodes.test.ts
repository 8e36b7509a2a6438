// Shortcodes of plug-ins that nobody here knows: their tags go and are told, their words stay; words in brackets are words.

import { expect, it } from "vitest";
import { converted, words } from "../testing/converted-post.ts";

const told = (...names: string[]) => names.map((name) => `the shortcode [${name}]`);

it.each<[string, string, object[], string[]]>([
  [
    "columns in rows",
    '[vc_row][vc_column]Words in one[/vc_column][vc_column width="1/2"]and the other[/vc_column][/vc_row]',
    [words("Words in one"), words("and the other")],
    told("vc_row", "vc_column"),
  ],
  [
    "sections of a page builder",
    "[et_pb_section][et_pb_row][et_pb_text]Words of it[/et_pb_text][/et_pb_row][/et_pb_section]",
    [words("Words of it")],
    told("et_pb_section", "et_pb_row", "et_pb_text"),
  ],
  [
    "a button leads where it led",
    'Then [su_button url="https://x.example/a?b=1&c=2"]buy[/su_button] it.',
    [words('Then <a href="https://x.example/a?b=1&amp;c=2">buy</a> it.')],
    told("su_button"),
  ],
  [
    "one without words inside says those of its attribute",
    '[et_pb_button button_url="/shop" button_text="Shop & more" /]',
    [words('<a href="/shop">Shop &amp; more</a>')],
    told("et_pb_button"),
  ],
  [
    "a button that runs something is words",
    '[su_button url="javascript:steal()"]Buy[/su_button]',
    [words("Buy")],
    told("su_button"),
  ],
  ["a gallery of a plug-in", '[ngg_images source="galleries"]', [], told("ngg_images")],
  ["a quote", "Before.\n\n[quote]Said.[/quote]", [words("Before."), words("Said.")], told("quote")],
  ["a pair among words", "One [highlight]bright[/highlight] word.", [words("One bright word.")], told("highlight")],
  ["attributes alone", "A word.\n\n[weather id=5 city='Oslo']", [words("A word.")], told("weather")],
  ["a closing of a plug-in that nothing opened", "Words.[/vc_column]", [words("Words.")], []],
  ["the block of shortcodes", "<!-- wp:shortcode -->\n[sitemap]\n<!-- /wp:shortcode -->", [], told("sitemap")],
  [
    "one that is known inside of one that is not",
    "[vc_row][youtube dQw4w9WgXcQ][/vc_row]",
    [{ is: expect.stringMatching(/youtube|embed|raw/) }],
    told("vc_row"),
  ],
  ...[
    "A word [sic] and […] and [1], [nie shortcode], [a = b] stay.",
    "As [the mayor] said, [see also page 3] and [Note id=5], [x=1].",
    "A pair [Of]Words[/Of] with a capital, [tel. 12].",
  ].map((text): [string, string, object[], string[]] => [text, text, [words(text)], []]),
])("%s", (_, html, components, names) => {
  expect(converted(html)).toMatchObject({ components, told: names });
});
