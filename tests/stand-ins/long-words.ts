// The demo newsroom as it would be with a word of 60 letters in every text, and one story and one front with every block there is.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const longWord = `#${"harborfestivalfireworkscommittee".repeat(2).slice(0, 60)}`;

const blocksFolder = join(import.meta.dirname, "..", "..", "site", "blocks");

/** Fields whose texts are words to read; others are addresses, names of kinds, times. */
const texts = new Set(
  [
    "title dek standfirst description caption copyright imageCopyright text label name full_name author byline",
    "kickerText headline eyebrow quote body shortBio fullBio subtitle summary linkText shelfTitle airtime show",
    "fn__footer fn__disclaimer fn__indicator dateline items header rows content heading pillOverride detail note",
    "short-description long-description feature-description promoText buttonText source answer question",
  ].flatMap((line) => line.split(" ")),
);

/** Not after the first tag only: a paragraph may begin with a picture. */
function lengthened(text: string): string {
  if (text.trim() === "" || /^(https?:|\/|#)/.test(text)) return text;
  return text.startsWith("<") ? text.replace(/>(?=[^<\s])/, `>${longWord} `) : `${longWord} ${text}`;
}

export function withLongWords(value: unknown, isText = false): unknown {
  if (typeof value === "string") return isText ? lengthened(value) : value;
  if (Array.isArray(value)) return value.map((one) => withLongWords(one, isText));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      withLongWords(one, texts.has(name) && !(name === "name" && isPerson(value))),
    ]),
  );
}

/** People are found by their names. */
function isPerson(record: object): boolean {
  return "role" in record && "shortBio" in record;
}

/** The examples of all blocks, in no order that means anything. */
function exampleBlocks(): unknown[] {
  return readdirSync(blocksFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(blocksFolder, name))
        .filter((file) => /^example.*\.json$/.test(file))
        .map((file): unknown => JSON.parse(readFileSync(join(blocksFolder, name, file), "utf8"))),
    );
}

export const everyBlock = { story: "/harbor/every-block", front: "/harbor" } as const;

/** `lines`: an export of the demo newsroom. */
export function longWordedNewsroom(lines: string): string {
  const records: unknown[] = lines
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  const blocks = exampleBlocks();
  const own = [
    { type: "section", id: "harbor", path: "harbor", title: "Harbor", description: "All about it" },
    {
      type: "article",
      id: "90001",
      title: "Every block there is",
      dek: "One after the other",
      canonical_url: everyBlock.story,
      publication_date: "2026-03-02T00:00:00Z",
      fn__sections: [{ path: "harbor", title: "Harbor" }],
      components: [...blocks, { is: "raw-html", props: { content: "<pre>as it was typed</pre>" } }],
    },
    { type: "layout", id: "90002", subtype: "sectionLayout", elementId: "harbor", main: blocks, rightRail: blocks },
  ];
  return [...records, ...own].map((record) => JSON.stringify(withLongWords(record))).join("\n");
}
