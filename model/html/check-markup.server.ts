// Whether markup is within the limits, by the parser that the sanitiser has: for texts that another parser, which knows no limits, is to read.

import sanitizeHtml from "sanitize-html";
import { markupCounter } from "./markup-limits.ts";

/** Throws a `MarkupError` for one with too many tags, or elements nested too deeply. */
export function checkMarkup(html: string): void {
  sanitizeHtml(html, { allowedTags: [], ...markupCounter() });
}
