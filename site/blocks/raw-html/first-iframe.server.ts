// Finds the first iframe of pasted markup, by the parser of the sanitiser: it reads markup as browsers do.

import sanitizeHtml from "sanitize-html";
import { checkLength, markupCounter } from "../../../model/html/markup-limits.ts";

export function firstIframe(markup: string): Record<string, string> | undefined {
  if (!/<iframe/i.test(markup)) return undefined;
  let found: Record<string, string> | undefined;
  checkLength(markup);
  sanitizeHtml(markup, {
    ...markupCounter(),
    allowedTags: ["iframe"],
    transformTags: {
      iframe: (tagName, attribs) => {
        found ??= attribs;
        return { tagName, attribs: {} };
      },
    },
  });
  return found;
}
