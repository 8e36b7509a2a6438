// Draws a list of blocks with a table of renderers.

import { createElement, Fragment, useContext, type ComponentType, type ReactNode } from "react";
import { DrawableBlocks } from "../../core/drawable-blocks.ts";
import { markName, moduleMark } from "../../model/desk/module-marks.ts";
import type { Renderers } from "./renderers.ts";
import type { BlockKind, BlockOf, BlockProps } from "../../content/blocks/schemas.ts";

interface BlocksProps<K extends BlockKind> {
  blocks: readonly BlockOf<K>[];
  renderers: Renderers<K>;
  /** What follows the block with this index: an ad, a promo. */
  after?: (index: number) => ReactNode;
}

export function Blocks<K extends BlockKind>({ blocks, renderers, after }: BlocksProps<K>): ReactNode {
  const canDraw = useContext(DrawableBlocks);
  return blocks.map((block, index) => {
    const drawn = drawBlock(block, renderers);
    const shown = canDraw === undefined || canDraw(drawn, block.kind) ? drawn : null;
    return (
      <Fragment key={index}>
        {block.mark === undefined ? shown : createElement(moduleMark, { name: markName(block.mark.key) }, shown)}
        {after?.(index)}
      </Fragment>
    );
  });
}

function drawBlock<K extends BlockKind>(block: BlockOf<K>, renderers: Renderers<K>): ReactNode {
  const { kind, props }: { kind: K; props: BlockProps<K> } = block;
  const Renderer: ComponentType<BlockProps<K>> = renderers[kind];
  return createElement(Renderer, { key: kind, ...props });
}
