// The body as plain words, for structured data: what a reader reads, in order, without figures and boxes.

import type { Block } from "../blocks/schemas.ts";
import { plainText } from "./plain-text.ts";

export function articleText(blocks: readonly Block[]): string {
  return blocks.flatMap(wordsOf).filter(Boolean).join(" ");
}

function wordsOf(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
    case "pull-quote":
      return [plainText(block.props.text)];
    case "list":
      return block.props.items.map(plainText);
    case "raw-html":
      return [plainText(block.props.html)];
    default:
      return [];
  }
}
