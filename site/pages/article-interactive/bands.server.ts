// How wide the components of an interactive page stand: words in a column, what is looked at wider, modules as on a front, panoramas from
// edge to edge. Neighbours of one width share a band.

import { isBodyBlock } from "../../../content/blocks/is-body-block.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import { storyModules, type InteractiveBlock, type InteractiveKind } from "./interactive-kinds.ts";
import type { Band } from "./interactive-props.ts";

const wide: ReadonlySet<InteractiveKind> = new Set<InteractiveKind>([
  "article-image",
  "chart",
  "pdf",
  "shared-video",
  "slider",
  "table",
  "video-inline",
]);

export function isInteractiveBlock(block: Block): block is InteractiveBlock {
  return isBodyBlock(block) || storyModules.some((kind) => kind === block.kind);
}

export function bandsOf(blocks: readonly InteractiveBlock[]): Band[] {
  const bands: Band[] = [];
  for (const block of blocks) {
    const width = widthOf(block);
    const last = bands.at(-1);
    if (last?.width === width) last.blocks.push(block);
    else bands.push({ width, blocks: [block] });
  }
  return bands;
}

function widthOf(block: InteractiveBlock): Band["width"] {
  if (block.kind === "full-span-image") return "full";
  if (!isBodyBlock(block)) return "frame";
  // Pasted words are words; a pasted frame is looked at.
  const isWide = wide.has(block.kind) || (block.kind === "raw-html" && block.props.html === "");
  return isWide ? "wide" : "column";
}
