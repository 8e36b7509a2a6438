// Components that have no others inside: tables, quotations, links, words under a picture.

import type { HTMLElement } from "node-html-parser";
import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import type { Component } from "./component.ts";
import { isEmpty, nameOf } from "./elements.ts";
import { plain } from "./plain.ts";

const hasLink = (html: string) => /<a\s[^<>]*\bhref=/i.test(html);

/** `under`: the words under its figure. A table's own are without links: such as have one stand below it. */
export function tableOf(element: HTMLElement, under = ""): Component[] {
  const spans = element.querySelectorAll("[colspan], [rowspan]").length > 0;
  const rows = element.querySelectorAll("tr").map((row) => row.querySelectorAll("th, td"));
  const first = rows[0];
  const isPlain = !spans && rows.length > 0 && new Set(rows.map(({ length }) => length)).size === 1;
  if (!isPlain || first === undefined) {
    const html = element.outerHTML;
    const content = under === "" ? html : `<figure>${html}<figcaption>${under}</figcaption></figure>`;
    return [{ is: "raw-html", props: { content } }];
  }
  const said = element.querySelector("caption")?.innerHTML.trim() ?? "";
  const caption = hasLink(said) ? "" : plain(said);
  const textOf = (cells: readonly HTMLElement[]) => cells.map((cell) => cell.innerHTML.trim());
  const hasHeader = rows.length > 1 && first.every((cell) => nameOf(cell) === "th");
  const { foot = [], body = foot } = Object.groupBy(rows.slice(hasHeader ? 1 : 0), ([cell]) =>
    (cell?.closest("tfoot") ?? null) === null ? "body" : "foot",
  );
  return [
    {
      is: "table",
      props: {
        ...(hasHeader && { header: textOf(first) }),
        rows: body.map(textOf),
        ...(foot.length > 0 && foot !== body && { foot: foot.map(textOf) }),
        ...(caption && { caption }),
        ...(under && { note: under }),
      },
    },
    ...(hasLink(said) ? captionAlone(said) : []),
  ];
}

export function quoteOf(element: HTMLElement, isPulled = false): Component[] {
  if (isEmpty(element)) return [];
  const cite = element.querySelector("cite");
  const author = cite?.textContent.trim() ?? "";
  // No link can stand in a pull quote.
  if (!isPulled || hasLink(element.innerHTML))
    return [{ is: "raw-html", props: { content: `<blockquote>${element.innerHTML.trim()}</blockquote>` } }];
  cite?.remove();
  const text = element.innerHTML
    .replaceAll(/<\/p>\s*<p\b[^<>]*>/gi, "<br>")
    .replaceAll(/<\/?p\b[^<>]*>/gi, "")
    .trim();
  return [{ is: "pull-quote", props: { text, ...(author && { author }) } }];
}

export function linkTo(address: string, words = address): Component {
  return { is: "paragraph", props: { text: `<a href="${escapeAttribute(address)}">${escapeText(words)}</a>` } };
}

/** The block of a file: its name, a button and, of some, a view of it. A PDF is shown, of everything else there is the link. */
export function documentOf(element: HTMLElement): Component[] {
  const link = element.querySelector("a[href]");
  const address = link?.getAttribute("href") ?? "";
  if (link === null || address === "") return [];
  const name = link.textContent.trim() || address;
  if (!/\.pdf(?:#|$)/i.test(address)) return [linkTo(address, name)];
  return [{ is: "pdf", props: { url: address, linkText: name } }];
}

/** Words under several pictures, or under what is only a link here. */
export function captionAlone(caption: string): Component[] {
  return caption === "" ? [] : [{ is: "paragraph", props: { text: `<em>${caption}</em>` } }];
}
