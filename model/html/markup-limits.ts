// Bounds the markup of a rich text while the sanitiser's parser reads it. The parser looks through all open elements for every tag: a text
// that opens elements and closes none would take quadratic time.

import { limits, longerThan, moreThan } from "../fields/content-limits.ts";

/** What is wrong with a text that is too long, has too many tags or nests them too deeply. */
export class MarkupError extends Error {}

export interface MarkupCounter {
  onOpenTag: () => void;
  onCloseTag: () => void;
}

export function checkLength(html: string): void {
  if (html.length > limits.richText) throw new MarkupError(longerThan(limits.richText));
}

export function markupCounter(): MarkupCounter {
  let tags = 0;
  let depth = 0;
  return {
    onOpenTag() {
      tags += 1;
      depth += 1;
      if (tags > limits.richTextTags) throw new MarkupError(moreThan(limits.richTextTags, "tags"));
      if (depth > limits.richTextDepth) {
        throw new MarkupError(`has elements nested deeper than ${limits.richTextDepth} levels`);
      }
    },
    onCloseTag() {
      depth -= 1;
    },
  };
}
