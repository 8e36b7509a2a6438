// The body as plain words, for structured data: what a reader reads, in order, without figures and boxes. The
// pictures of a gallery are told by their captions: in a slideshow they are the story.

import type { Block } from "./schemas.ts";
import { oncePer } from "../../model/once-per.ts";
import { plainText } from "../../model/html/plain-text.ts";

export const articleText = oncePer((blocks: readonly Block[]): string =>
  blocks.flatMap(wordsOf).filter(Boolean).join(" "),
);

function wordsOf({ kind, props }: Block): string[] {
  if (kind === "paragraph" || kind === "heading" || kind === "pull-quote") return [plainText(props.text)];
  if (kind === "slider")
    return props.items.flatMap(({ caption }) => (caption === undefined ? [] : [plainText(caption)]));
  if (kind === "list") return props.items.map(plainText);
  return kind === "raw-html" ? [plainText(props.html)] : [];
}
