// What a story says as plain HTML: paragraphs, headings, lists, quotations, tables and words under pictures, without anything of this site's.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { passageWith, type Passage, type PerPassage } from "../../model/words/passage.ts";

export const written = (name: string, content: string | undefined) => (content ? `<${name}>${content}</${name}>` : "");

const linkedTo = (url: string | undefined, html: string) =>
  url ? `<a href="${escapeAttribute(url)}">${html}</a>` : html;

const rows = (cells: readonly string[], name: string) =>
  written("tr", cells.map((cell) => `<${name}>${cell}</${name}>`).join(""));

const table: PerPassage<string> = {
  paragraph: ({ html }) => written("p", html),
  heading: ({ html, level }) => written(`h${level}`, html),
  quote: ({ html, author }) =>
    written("blockquote", written("p", html) + written("cite", author && escapeText(author))),
  list: ({ items, ordered }) => written(ordered ? "ol" : "ul", items.map((item) => written("li", item)).join("")),
  prose: ({ html }) => html,
  slide: ({ caption, title }) => written("p", caption ?? (title && escapeText(title))),
  picture: ({ caption }) => written("p", caption && written("em", caption)),
  video: ({ title, url, caption }) =>
    written("p", linkedTo(url, title ? escapeText(title) : (caption ?? escapeText(url ?? "")))),
  table: ({ caption, header, rows: lines }) =>
    written(
      "table",
      written("caption", caption && escapeText(caption)) +
        (header ? rows(header, "th") : "") +
        lines.map((line) => rows(line, "td")).join(""),
    ),
  figures: ({ html }) => html,
  box: ({ passages }) => htmlOfPassages(passages),
  title: ({ text }) => written("h3", escapeText(text)),
  note: ({ text }) => written("p", escapeText(text)),
  bio: ({ html }) => written("p", html),
  links: ({ links }) =>
    written("ul", links.map(({ text, url }) => written("li", linkedTo(url, escapeText(text)))).join("")),
  chart: ({ title }) => written("p", escapeText(title)),
  control: () => "",
  promo: () => "",
};

export function htmlOfPassages(passages: readonly Passage[]): string {
  return passages
    .map((passage) => passageWith(table, passage))
    .filter(Boolean)
    .join("\n");
}
