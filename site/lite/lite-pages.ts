// A long page of the text edition is cut into pages, so that none is more than a slow line carries in a moment.

import type { LiteHtml } from "./lite-html.ts";

/** No page of the edition is longer. */
export const mostBytes = 25_000;
/** What is left for the words beside head, navigation and footer. */
const room = 17_500;

const bytes = new TextEncoder();
const sizeOf = (piece: LiteHtml): number => bytes.encode(piece).length;

export interface LitePage {
  pieces: LiteHtml[];
  page: number;
  pages: number;
}

/** Undefined when there is no such page. A piece that is longer than a whole page is left out: the full page has it. */
export function litePage(all: readonly LiteHtml[], asked: string | null): LitePage | undefined {
  const pages: LiteHtml[][] = [[]];
  let used = 0;
  for (const piece of all) {
    const size = sizeOf(piece);
    if (size > room) continue;
    if (used + size > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(piece);
    used += size;
  }
  const page = asked === null ? 1 : Number(asked);
  const pieces = Number.isInteger(page) ? pages[page - 1] : undefined;
  return pieces && { pieces, page, pages: pages.length };
}
