// Draws a list of blocks with a table of renderers. A block that throws in the browser leaves a gap, not a broken page (BLOCK-01).

import { Component, createElement, Fragment, type ComponentType, type ReactNode } from "react";
import type { Renderers } from "./registry.ts";
import type { BlockKind, BlockOf, BlockProps } from "./schemas.ts";

interface BlocksProps<K extends BlockKind> {
  blocks: readonly BlockOf<K>[];
  renderers: Renderers<K>;
  /** What follows the block with this index: an ad, a promo. */
  after?: (index: number) => ReactNode;
}

export function Blocks<K extends BlockKind>({ blocks, renderers, after }: BlocksProps<K>): ReactNode {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <Gap>
        <OneBlock block={block} renderers={renderers} />
      </Gap>
      {after?.(index)}
    </Fragment>
  ));
}

interface OneBlockProps<K extends BlockKind> {
  block: BlockOf<K>;
  renderers: Renderers<K>;
}

function OneBlock<K extends BlockKind>({ block, renderers }: OneBlockProps<K>): ReactNode {
  const { kind, props }: { kind: K; props: BlockProps<K> } = block;
  const Renderer: ComponentType<BlockProps<K>> = renderers[kind];
  return createElement(Renderer, { key: kind, ...props });
}

class Gap extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
