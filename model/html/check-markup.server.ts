// Whether markup is within the limits, by the parser that the sanitiser has: for texts that another parser, which knows no limits, is to read.

import sanitizeHtml from "sanitize-html";
import { limits } from "../fields/content-limits.ts";
import { markupCounter } from "./markup-limits.ts";

/** Throws a `MarkupError` for one with too many tags, or elements nested too deeply. */
export function checkMarkup(html: string): void {
  if (!isClearlyWithin(html)) sanitizeHtml(html, { allowedTags: [], ...markupCounter() });
}

/** A comment, a closing tag or an opening one, in which no bracket stands that a parser could read otherwise. */
const tag = /<!--[^<>]*-->|<\/([a-z][a-z0-9]*)\s*>|<([a-z][a-z0-9]*)(?:[^<>"']|"[^<>"]*"|'[^<>']*')*>|</gi;
/** What stands in these is text, tags too. */
const holdsText = /^(?:iframe|noembed|noframes|noscript|option|plaintext|script|style|textarea|title|xmp)$/i;

/** Most texts need no parser: counted so that nothing can be deeper than it seems. */
function isClearlyWithin(html: string): boolean {
  const open = new Map<string, number>();
  let tags = 0;
  let depth = 0;
  for (const [whole, closed, opened] of html.matchAll(tag)) {
    if (whole === "<" || (opened !== undefined && holdsText.test(opened))) return false;
    if (opened !== undefined) {
      tags += 1;
      depth += 1;
      open.set(opened, (open.get(opened) ?? 0) + 1);
      if (depth > limits.richTextDepth || tags > limits.richTextTags) return false;
    } else if (closed !== undefined && (open.get(closed) ?? 0) > 0) {
      depth -= 1;
      open.set(closed, (open.get(closed) ?? 0) - 1);
    }
  }
  return true;
}
