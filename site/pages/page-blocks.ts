// The blocks of a page, whichever of its lists they stand in: read, and exchanged for what has been made of them.

import type { Block } from "../../content/blocks/schemas.ts";
import type { AnyPageContent, PageContent } from "../page-types.ts";
import { pageFacts, type EachBlocks } from "./page-facts.ts";
import type { PageName } from "./registry.ts";

export function blocksOf(content: AnyPageContent): Block[] {
  const found: Block[] = [];
  passThrough(content, (blocks) => {
    found.push(...blocks);
    return blocks;
  });
  return found;
}

/** A copy where something in it changed, itself where nothing did: parts of a page are shared between requests. */
export function withBlocks(content: AnyPageContent, replaced: ReadonlyMap<Block, Block>): AnyPageContent {
  if (replaced.size === 0) return content;
  return passThrough(content, (blocks) => {
    if (!blocks.some((block) => replaced.has(block))) return blocks;
    // Each is replaced by one of its own kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return blocks.map((block) => replaced.get(block) ?? block) as unknown as typeof blocks;
  });
}

function passThrough<N extends PageName>(content: PageContent<N>, each: EachBlocks): PageContent<N> {
  const props = pageFacts[content.page].blocks(content.props, each);
  return props === content.props ? content : { ...content, props };
}
