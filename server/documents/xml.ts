// Writing XML: text that cannot break out of its element, without the characters XML has no place for.

import { escapeAttribute, escapeText } from "../../model/html/escape.ts";

/** Characters that XML has no place for, not even as references; one of them would make the document unreadable. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${escapeAttribute(String(value))}"`))
    .join("");
}

/** An element with text; nothing when there is none. */
export function element(name: string, text: string | number | undefined, attributes: Attributes = {}): string {
  return text === undefined ? "" : `<${name}${written(attributes)}>${escapeText(String(text))}</${name}>`;
}

export function emptyElement(name: string, attributes: Attributes): string {
  return `<${name}${written(attributes)}/>`;
}

/** An element around others that are written already. */
export function parent(name: string, children: readonly string[], attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${children.join("")}</${name}>`;
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.replaceAll(notXml, "")}\n`;
}
