// The document head as data: the server writes it, the client applies it on navigation.

import { oncePer } from "../model/once-per.ts";
import { scriptData } from "./trusted.ts";
import { escapeAttribute, escapeText, serialiseForScript } from "../model/html/escape.ts";

export interface HeadTag {
  tag: "meta" | "link";
  attributes: Record<string, string>;
}

export interface Head {
  title: string;
  tags: HeadTag[];
  /** Structured data, one script each. */
  jsonLd: object[];
}

/** Marks what belongs to the page, so that the next page can replace it. */
const pageMark = "data-page";

/** A head that is shown again is written once: structured data makes it long. */
export const renderHead = oncePer((head: Head): string => writeHead(head, ` ${pageMark}`));

/** Without a mark: for a document that no other page takes the place of. */
export function writeHead(head: Head, mark = ""): string {
  const tags = head.tags.map(({ tag, attributes }) => {
    const written = Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
      .join("");
    return `<${tag}${written}${mark}>`;
  });
  const structured = head.jsonLd.map(
    (data) => `<script type="application/ld+json"${mark}>${serialiseForScript(data)}</script>`,
  );
  return `<title>${escapeText(head.title)}</title>${tags.join("")}${structured.join("")}`;
}

export function applyHead(head: Head, document: Document): void {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${pageMark}]`)) old.remove();
  for (const { tag, attributes } of head.tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(pageMark, "");
    document.head.append(element);
  }
  for (const data of head.jsonLd) {
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = scriptData(data);
    script.setAttribute(pageMark, "");
    document.head.append(script);
  }
}
