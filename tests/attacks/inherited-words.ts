// A newsroom in which every text, in turn, is a word that every object has from birth: a table of the site that is asked for it by such a word
// must say that it has no such entry.

import { recordTemplates } from "../faults/hostile/record-templates.ts";
import { blockExamples } from "../faults/hostile/block-examples.ts";

export const inheritedWords = ["constructor", "toString", "__proto__", "hasOwnProperty"] as const;

type Path = readonly (string | number)[];

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((inner, place) => (place === step ? withText(inner, rest, text) : inner));
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, inner]) => [name, name === step ? withText(inner, rest, text) : inner]),
  );
}

/** Besides the templates: records whose names of fields are such words, and a layout whose modules are. */
function furtherRecords(word: string, slug: string): object[] {
  const named = JSON.parse(`{${JSON.stringify(word)}: "handle"}`);
  return [
    {
      type: "person",
      id: `${slug}-named`,
      full_name: "A Name",
      canonicalUrl: `/person/h/${slug}-named`,
      social: named,
    },
    { type: "layout", id: `${slug}-layout`, subtype: word, elementId: word, main: [{ is: word, props: named }] },
    {
      type: "layout",
      id: `${slug}-front`,
      subtype: "section",
      elementId: word,
      main: [{ is: "bucket", props: named }],
    },
    { type: "section", id: word, title: word, layout: word },
    { type: "tag", id: word, title: word },
    { type: "static_page", id: `${slug}/${word}`, title: word, components: [{ content_type: word, content: named }] },
    {
      type: "hot_topics",
      id: "hot_topics",
      title: word,
      title_color: word,
      list_items: [{ text: word, url: `/${word}` }],
    },
    { type: "alert", id: `${slug}-alert`, text: word, level: word, url: `/${word}` },
    { type: "redirect", id: `/${slug}/${word}`, to: `/${word}` },
    { type: word, id: word, title: word },
    { id: word, title: word, ...named },
  ];
}

/** One record for each text of each kind of record, and one page for each block with all its texts changed in turn. */
export function inheritedNewsroom(word: string): object[] {
  const slug = `inherited-${inheritedWords.findIndex((one) => one === word)}`;
  const records = recordTemplates(slug, 0).flatMap((template, kind) =>
    textsIn(template).map((path, place) => {
      const changed = withText(template, path, word);
      const isName = path[0] === "id" || path[0] === "type";
      return isName ? changed : { ...Object(changed), id: `${slug}-${kind}-${place}` };
    }),
  );
  const pages = blockExamples.map(({ example }, place) => ({
    type: "static_page",
    id: `${slug}/block-${place}`,
    title: `${example.is}, ${word}`,
    components: textsIn(example).map((path) => withText(example, path, word)),
  }));
  return [...records, ...pages, ...furtherRecords(word, slug)].map((record) => Object(record));
}
