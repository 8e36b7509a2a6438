// Stories of long texts, of many parts, and with many names.

import { limits } from "../../model/fields/content-limits.ts";
import { caseOf, paragraph, pathsOfStory, repeat, story, words, type HeavyCase, type Shape } from "./make-case.ts";

export function richTextCases(): HeavyCase[] {
  const body = (components: (count: number) => object[], most?: number): Shape => ({
    make: (id, count) => story(id, { components: components(count) }),
    ...(most !== undefined && { most }),
    paths: pathsOfStory,
  });
  return [
    ...caseOf(
      "paragraphs of ampersands",
      body((count) => repeat(paragraph("&".repeat(48_000)), count)),
    ),
    ...caseOf(
      "one paragraph of ampersands",
      body((count) => [paragraph("&".repeat(count))], limits.richText),
    ),
    ...caseOf(
      "one paragraph of guillemets",
      body((count) => [paragraph("‹".repeat(count))], limits.richText),
    ),
    ...caseOf(
      "one paragraph of words",
      body((count) => [paragraph("words ".repeat(count))], limits.richText / 6),
    ),
    ...caseOf(
      "paragraphs of 1 KB",
      body((count) => repeat(paragraph(words.repeat(15)), count), limits.components),
    ),
    ...caseOf(
      "paragraphs of one letter",
      body((count) => repeat(paragraph("x"), count), limits.components),
    ),
    ...caseOf(
      "paragraphs of bold letters",
      body((count) => repeat(paragraph("<b>x</b>".repeat(990)), count), limits.components),
    ),
    ...caseOf(
      "paragraphs of links",
      body(
        (count) => repeat(paragraph(`<a href="https://www.elsewhere.example/a">x</a> `.repeat(100)), count),
        limits.components,
      ),
    ),
    ...caseOf(
      "one paragraph of brackets",
      body((count) => [paragraph("<".repeat(count))], limits.richText),
    ),
    ...caseOf(
      "raw html of list items",
      body(
        (count) => [{ is: "raw-html", props: { content: `<ul>${"<li>x</li>".repeat(count)}</ul>` } }],
        limits.richText / 10,
      ),
    ),
    ...caseOf(
      "a table of ten columns",
      body((count) => [{ is: "table", props: { rows: repeat(repeat("12", 10), count) } }], limits.listElements),
    ),
    ...caseOf(
      "a table of 200 columns",
      body((count) => [{ is: "table", props: { rows: repeat(repeat(1, 200), count) } }], limits.listElements),
    ),
    ...caseOf("a slideshow", {
      make: (id, count) =>
        story(id, {
          fn__legacy_type: "slideshow",
          components: [
            {
              is: "slider",
              props: { items: repeat({ url: "/uploads/a.jpg", caption: words, copyright: "Reuters" }, count) },
            },
          ],
        }),
      most: limits.listElements,
      paths: pathsOfStory,
    }),
    ...caseOf("an interactive story", {
      make: (id, count) => story(id, { fn__legacy_type: "interactive", components: repeat(paragraph(words), count) }),
      most: limits.components,
      paths: pathsOfStory,
    }),
    ...caseOf(
      "a live blog story",
      body(
        (count) => [
          { is: "live-blog", props: { eventCode: "abc" } },
          ...repeat({ is: "heading", props: { level: 2, text: words } }, count),
        ],
        limits.components - 1,
      ),
    ),
  ];
}

export function storyFieldCases(): HeavyCase[] {
  const fields = (of: (count: number) => object, most: number = limits.listElements): Shape => ({
    make: (id, count) => story(id, of(count)),
    most,
    paths: (id) => [...pathsOfStory(id), "/us", "/feeds/latest.xml", "/feeds/latest.json", "/lite/us"],
  });
  return [
    ...caseOf(
      "contributors",
      fields((count) => ({ fn__contributors: repeat({ full_name: "&".repeat(900) }, count) })),
    ),
    ...caseOf(
      "contributors with people",
      fields((count) => ({
        fn__contributors: Array.from({ length: count }, (_, at) => ({ full_name: "A", person_id: `p${at}` })),
      })),
    ),
    ...caseOf(
      "contributors with biographies",
      fields((count) => ({ fn__contributors: repeat({ full_name: "A", shortBio: "&".repeat(40_000) }, count) })),
    ),
    ...caseOf(
      "additional authors",
      fields((count) => ({ fn__additional_authors: repeat("&".repeat(4_900), count) })),
    ),
    ...caseOf(
      "sources",
      fields((count) => ({ fn__sources: repeat({ label: "&".repeat(4_900) }, count) })),
    ),
    ...caseOf(
      "tags",
      fields((count) => ({
        wp__tags: Array.from({ length: count }, (_, at) => ({ title: "&".repeat(900), path: `t${at}` })),
      })),
    ),
    ...caseOf(
      "tags without a path",
      fields((count) => ({ wp__tags: repeat({ title: "&".repeat(900) }, count) })),
    ),
    ...caseOf(
      "sections without a path",
      fields((count) => ({ fn__sections: repeat({ title: "&".repeat(900) }, count) })),
    ),
    ...caseOf(
      "a dateline",
      fields((count) => ({ dateline: "&".repeat(count), components: [paragraph("x")] }), limits.richText),
    ),
    ...caseOf(
      "a footer",
      fields((count) => ({ fn__footer: "&".repeat(count) }), limits.richText),
    ),
    ...caseOf(
      "a disclaimer",
      fields(
        (count) => ({ branding: { advertorial: true, fn__indicator: "x", fn__disclaimer: "&".repeat(count) } }),
        limits.richText,
      ),
    ),
  ];
}
