// The blocks of a body as text, from what each of them says (`words.ts` in its folder).

import { wordsOf } from "../../content/blocks/block-words.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import {
  passageWith,
  type Passage,
  type PassageKind,
  type PassageOf,
  type PerPassage,
  type WordedLink,
} from "../../model/words/passage.ts";
import { anchor, rich, tag, words, type LiteHtml } from "./lite-html.ts";

export function liteBlock(block: Block): LiteHtml {
  return wordsOf(block).map(litePassage).join("");
}

/** Named in the text edition, and there only on the full page. */
const namedKinds: ReadonlySet<PassageKind> = new Set<PassageKind>(["chart", "control"]);

/** Whether the text edition has all of it. */
export function isTold(block: Block): boolean {
  const passages = wordsOf(block);
  return passages.length > 0 && !passages.some(({ is }) => namedKinds.has(is));
}

const litePassage = (passage: Passage): LiteHtml => passageWith(html, passage);

const html: PerPassage<LiteHtml> = {
  paragraph: (passage) => tag("p", rich(passage.html)),
  heading: (passage) => tag(`h${Math.min(4, Math.max(2, passage.level))}`, rich(passage.html)),
  quote: (passage) => tag("blockquote", rich(passage.html) + tag("p", dashed(passage.author))),
  list: ({ items, ordered }) => list(items.map(rich), ordered),
  prose: (passage) => rich(passage.html),
  figures: (passage) => rich(passage.html),
  bio: (passage) => tag("div", rich(passage.html)),
  slide: ({ caption, title }) => tag("p", caption === undefined ? words(title ?? "") : rich(caption)),
  picture: ({ caption, alt }) => small("Picture: ", caption === undefined ? words(alt ?? "") : rich(caption)),
  video: ({ url, title, caption }) =>
    tag("p", `Video: ${filmLine(url, title)}`) + small("", caption === undefined ? "" : rich(caption)),
  table,
  box: ({ passages }) => tag("aside", passages.map(litePassage).join("")),
  title: ({ text }) => tag("h3", words(text)),
  note: ({ text }) => tag("p", words(text)),
  links: ({ links }) => links.map(linkLine).join(""),
  chart: ({ title }) => small("Chart: ", words(title)),
  control: ({ title, about = "", choices = [] }) =>
    tag("h2", words(title)) +
    tag("p", words(about)) +
    (choices.length === 0 ? "" : list(choices.map(words), false)) +
    small("", onFullPage),
  promo: ({ label, text, url, about = "" }) => linkLine({ text: `${label}: ${text}`, url }) + tag("p", words(about)),
};

const onFullPage = "On the full page.";

const filmLine = (url: string | undefined, title: string | undefined): LiteHtml =>
  url === undefined
    ? [title && words(title), onFullPage].filter(Boolean).join(". ")
    : anchor(url, words(title ?? "watch"));

const dashed = (author: string | undefined): LiteHtml => (author === undefined ? "" : `— ${words(author)}`);
const small = (label: string, told: LiteHtml): LiteHtml =>
  told === "" ? "" : tag("p", `<small>${label}${told}</small>`);

function list(items: readonly LiteHtml[], ordered: boolean): LiteHtml {
  return tag(ordered ? "ol" : "ul", items.map((item) => tag("li", item)).join(""));
}

function linkLine({ text, url, thing }: WordedLink): LiteHtml {
  const label = thing === undefined ? "" : `${thing}: `;
  if (url === undefined) return tag("p", label + words(text));
  return tag("p", label + anchor(url, words(text)) + (isExternal(url) ? " (another site)" : ""));
}

function table({ header, rows, caption }: PassageOf<"table">): LiteHtml {
  const row = (cells: readonly LiteHtml[], name: "th" | "td") =>
    tag("tr", cells.map((cell) => `<${name}>${cell}</${name}>`).join(""));
  return tag(
    "table",
    [
      tag("caption", words(caption ?? "")),
      header === undefined ? "" : tag("thead", row(header.map(rich), "th")),
      tag("tbody", rows.map((cells) => row(cells.map(rich), "td")).join("")),
    ].join(""),
  );
}
