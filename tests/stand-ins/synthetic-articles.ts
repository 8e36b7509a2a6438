// Any number of plausible stories as NDJSON: word frequencies, lengths, links and tags like a newsroom's. The same number
// always gives the same bytes. Run alone, it prints them: `node tests/stand-ins/synthetic-articles.ts 1000`.

import { brand } from "../../model/brand.ts";

export const syntheticSections = [
  "us",
  "politics",
  "world",
  "opinion",
  "media",
  "entertainment",
  "sports",
  "lifestyle",
  "science",
  "tech",
];
const tagsPerSection = 30;
const peopleCount = 80;
const showCount = 14;
const vocabularySize = 20_000;
const newest = Date.UTC(2025, 0, 1);
const minutesBetween = 7;

/** Mulberry32: small, fast and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo za bre cla dro fli gre plo sta tri".split(
  " ",
);

/** The n-th word of the vocabulary: frequent words are short, as in any language. */
function word(rank: number): string {
  let rest = rank;
  let text = "";
  do {
    text += syllables[rest % syllables.length] ?? "";
    rest = Math.floor(rest / syllables.length);
  } while (rest > 0);
  return text;
}

export interface SyntheticArticle {
  title: string;
  canonical_url: string;
  [field: string]: unknown;
}

export function syntheticArticle(number: number): SyntheticArticle {
  const random = randomFrom(number);
  const below = (limit: number) => Math.floor(random() * limit);
  const words = (count: number) =>
    // A power of a uniform number is close to the frequencies of real words: a hundred of them are half of any text.
    Array.from({ length: count }, () => word(Math.floor(vocabularySize * random() ** 6))).join(" ");
  const sentence = (count: number) => words(count).replace(/^./, (first) => first.toUpperCase());

  const section = syntheticSections[below(syntheticSections.length)] ?? "us";
  const slug = `${words(5).replaceAll(" ", "-")}-${number}`;
  const person = below(peopleCount);
  const published = new Date(newest - number * minutesBetween * 60_000).toISOString();
  const paragraph = (position: number) => ({
    is: "paragraph",
    props: {
      text:
        position % 4 === 0
          ? `${sentence(20)}, <a href="https://${brand.domain}/${section}/${slug}">${words(3)}</a>, ${words(15)}.`
          : `“${sentence(25)},” ${words(3)} said. ${sentence(18)}. It's ${words(8)}.`,
    },
  });
  return {
    type: "article",
    id: `synthetic-${number}`,
    title: sentence(8),
    dek: `${sentence(18)}.`,
    canonical_url: `${brand.domain}/${section}/${slug}`,
    wp__category: { title: section, slug: section, path: section },
    fn__sections: [{ title: section, slug: section, path: section }],
    wp__tags: Array.from({ length: 3 }, () => {
      const tag = `${section}/topic-${below(tagsPerSection)}`;
      return { title: tag, slug: tag, path: tag };
    }),
    fn__contributors: [
      { full_name: `Reporter ${person}`, page_url: `/person/r/reporter-${person}`, person_id: `p${person}` },
    ],
    fn__shows: number % 5 === 0 ? [{ title: `Show ${below(showCount)}`, slug: `show-${below(showCount)}` }] : [],
    fn__legacy_type: number % 20 === 0 ? "slideshow" : "article",
    publication_date: published,
    last_published_date: published,
    published: true,
    thumbnail: { url: `/images/synthetic-${number}.jpg` },
    components: [
      ...Array.from({ length: 9 }, (_, position) => paragraph(position)),
      { is: "heading", props: { level: 2, text: sentence(6) } },
      ...Array.from({ length: 5 }, (_, position) => paragraph(position + 1)),
    ],
  };
}

/** NDJSON in chunks of some hundred lines. */
export async function* syntheticArticles(count: number, first = 1): AsyncGenerator<Uint8Array> {
  const chunkSize = 100;
  for (let start = first; start < first + count; start += chunkSize) {
    let text = "";
    for (let number = start; number < Math.min(start + chunkSize, first + count); number += 1) {
      text += `${JSON.stringify(syntheticArticle(number))}\n`;
    }
    yield Buffer.from(text);
  }
}

if (import.meta.main) {
  for await (const chunk of syntheticArticles(Number(process.argv[2] ?? 1000))) process.stdout.write(chunk);
}
