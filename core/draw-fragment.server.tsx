// A piece of a page drawn by itself, to be set into a page that is on show. It fails as pages do: without the block that fails, and if that
// does not help, as nothing.

import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { DrawableBlocks } from "./drawable-blocks.ts";
import { RenderedAt } from "./rendered-at.ts";
import { canDraw } from "./can-draw.server.ts";

interface FragmentOptions {
  /** The moment its relative times are told from. */
  at: number;
  /** Keeps the ids inside apart from those of the page and of other fragments. */
  name: string;
  onError: (error: unknown) => void;
}

export function drawFragment(element: ReactNode, { at, name, onError }: FragmentOptions): string {
  const careful = <DrawableBlocks value={canDraw({ onError })}>{element}</DrawableBlocks>;
  for (const attempt of [element, careful]) {
    try {
      return renderToStaticMarkup(<RenderedAt value={at}>{attempt}</RenderedAt>, { identifierPrefix: `${name}-` });
    } catch (error) {
      onError(error);
    }
  }
  return "";
}
