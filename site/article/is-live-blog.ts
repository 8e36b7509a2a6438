// ART-12: an article is a live blog when one of its raw-HTML components holds a launcher script marked as live blog.

import type { Block } from "../../content/blocks/schemas.ts";

export function isLiveBlog(blocks: readonly Block[]): boolean {
  return liveBlogOf(blocks) !== undefined;
}

/** The event that the live blog of a story follows, whichever way it came into the story. */
export function liveBlogEvent(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const found = block.kind === "raw-html" ? block.props.liveBlog?.eventCode : undefined;
    if (found !== undefined) return found;
    if (block.kind === "live-blog") return block.props.eventCode;
  }
  return undefined;
}

export function liveBlogOf(blocks: readonly Block[]): { eventCode?: string } | undefined {
  for (const block of blocks) {
    if (block.kind === "raw-html" && block.props.liveBlog !== undefined) return block.props.liveBlog;
  }
  return undefined;
}
