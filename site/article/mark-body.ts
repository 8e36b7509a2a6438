// ART-13: what is special about the first paragraphs of a body. Voice assistants read two; a betting promo follows the third.

import type { Block } from "../../content/blocks/schemas.ts";

const speakableParagraphs = 2;
const bettingPromoAfter = 3;

/** The same blocks, the first two paragraphs marked speakable. */
export function markSpeakable<B extends Block>(blocks: readonly B[]): B[] {
  let paragraphs = 0;
  return blocks.map((block) => {
    if (block.kind !== "paragraph") return block;
    paragraphs += 1;
    return paragraphs > speakableParagraphs ? block : { ...block, props: { ...block.props, speakable: true } };
  });
}

/** The index of the block that the betting promo follows; undefined for a story without one. */
export function bettingPromoPosition(kinds: readonly string[], foxBet: boolean): number | undefined {
  if (!foxBet) return undefined;
  let paragraphs = 0;
  const position = kinds.findIndex((kind) => {
    if (kind === "paragraph") paragraphs += 1;
    return paragraphs === bettingPromoAfter;
  });
  return position === -1 ? undefined : position;
}
