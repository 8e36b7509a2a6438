// Whether markup is within the limits, by the parser that the sanitiser has: for texts that another parser, which knows no limits, is to read.

import sanitizeHtml from "sanitize-html";
import { limits } from "../fields/content-limits.ts";
import { markupCounter } from "./markup-limits.ts";

/** Throws a `MarkupError` for one with too many tags, or elements nested too deeply. */
export function checkMarkup(html: string): void {
  if (!isClearlyWithin(html)) sanitizeHtml(html, { allowedTags: [], ...markupCounter() });
}

const tagName = /^(\/?)([a-z][^\s/]*)/i;
/** What stands in these is text, tags too. */
const holdsText = /^(?:iframe|noembed|noframes|noscript|option|plaintext|script|style|textarea|title|xmp)$/i;

/** Most texts need no parser: counted so that nothing can be deeper than it seems. */
function isClearlyWithin(html: string): boolean {
  const open = new Map<string, number>();
  let tags = 0;
  let depth = 0;
  let next = -1;
  for (let at = html.indexOf("<"); at !== -1; at = next) {
    next = html.indexOf("<", at + 1);
    const close = html.indexOf(">", at);
    // A bracket that nothing closes before the next.
    if (close === -1 || (next !== -1 && next < close)) return false;
    const inner = html.slice(at + 1, close);
    if (inner.startsWith("!--") && inner.endsWith("--") && inner.length > 4) continue;
    if (hasOpenQuote(inner)) return false;
    const [, slash, name = ""] = tagName.exec(inner) ?? [];
    if (name === "" || holdsText.test(name)) return false;
    const count = open.get(name) ?? 0;
    if (slash === "") {
      tags += 1;
      depth += 1;
      open.set(name, count + 1);
      if (depth > limits.richTextDepth || tags > limits.richTextTags) return false;
    } else if (count > 0) {
      depth -= 1;
      open.set(name, count - 1);
    }
  }
  return true;
}

/** A bracket in quotes ends no tag. */
function hasOpenQuote(inner: string): boolean {
  return /["']/.test(inner) && /["']/.test(inner.replaceAll(/"[^"]*"/g, ""));
}
