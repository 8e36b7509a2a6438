// Where the modules and their stories are on the drawn page: between the comments that mark them. And the quick way of putting them into
// another order, before the server has drawn the page anew.

import { beginMark, endMark, markName } from "../../../model/desk/module-marks.ts";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Boxes {
  modules: ReadonlyMap<string, Box>;
  /** Of the module that is selected. */
  stories: ReadonlyMap<string, Box>;
  /** Of the whole page. */
  height: number;
}

interface Part {
  begin: Comment;
  end: Comment;
}

/** By the names of their marks; a module may be drawn in several parts. */
function partsOf(page: Document): Map<string, Part[]> {
  const parts = new Map<string, Part[]>();
  const comments = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_COMMENT);
  const begun: Comment[] = [];
  for (let node = comments.nextNode(); node !== null; node = comments.nextNode()) {
    // The walker gives no others; of the frame's own realm, so that instanceof would not know it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const comment = node as Comment;
    if (comment.data.startsWith(beginMark)) begun.push(comment);
    const begin = comment.data === endMark ? begun.pop() : undefined;
    if (begin === undefined) continue;
    const name = begin.data.slice(beginMark.length);
    parts.set(name, [...(parts.get(name) ?? []), { begin, end: comment }]);
  }
  return parts;
}

function boxOf(rects: readonly DOMRect[]): Box | undefined {
  const drawn = rects.filter(({ width, height }) => width > 1 && height > 1);
  if (drawn.length === 0) return undefined;
  const [left, top] = [Math.min(...drawn.map((rect) => rect.left)), Math.min(...drawn.map((rect) => rect.top))];
  return {
    left,
    top,
    width: Math.max(...drawn.map(({ right }) => right)) - left,
    height: Math.max(...drawn.map(({ bottom }) => bottom)) - top,
  };
}

/** Of its topmost elements: what they hold may reach beyond, scrolled out of sight. */
function elementsIn({ begin, end }: Part): Element[] {
  const found: Element[] = [];
  for (let node = begin.nextSibling; node !== null && node !== end; node = node.nextSibling) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      found.push(node as Element);
    }
  }
  return found;
}

export function moduleBoxes(page: Document, keys: readonly string[]): Map<string, Box> {
  const parts = partsOf(page);
  return new Map(
    keys.flatMap((key) => {
      const elements = (parts.get(markName(key)) ?? []).flatMap(elementsIn);
      const box = boxOf(elements.map((element) => element.getBoundingClientRect()));
      return box === undefined ? [] : [[key, box] as const];
    }),
  );
}

/** Of the stories of one module, by their addresses: the card around the first link to each. */
export function storyBoxes(page: Document, key: string, urls: readonly string[]): Map<string, Box> {
  const elements = (partsOf(page).get(markName(key)) ?? []).flatMap(elementsIn);
  const links = elements.flatMap((element) => [...element.querySelectorAll("a")]);
  return new Map(
    urls.flatMap((url) => {
      const { href } = new URL(url, page.baseURI);
      const link = links.find((one) => one.href === href);
      const card = link?.closest("article, li") ?? link;
      const box = card === undefined ? undefined : boxOf([card.getBoundingClientRect()]);
      return box === undefined ? [] : [[url, box] as const];
    }),
  );
}

/** Puts the modules of each region into this order, as far as they are there: the rest is seen when the server has drawn it. */
export function arrangePage(page: Document, regions: readonly (readonly string[])[]): void {
  const parts = partsOf(page);
  for (const keys of regions) {
    const drawn = keys.map((key) => parts.get(markName(key)) ?? []).filter((own) => own.length > 0);
    for (let at = drawn.length - 2; at >= 0; at -= 1) {
      const next = drawn[at + 1]?.[0]?.begin;
      const own = drawn[at] ?? [];
      if (next !== undefined && own.some(({ begin }) => isBehind(begin, next))) {
        for (const part of own) next.before(wholeOf(part).extractContents());
      }
    }
  }
}

function isBehind(one: Node, other: Node): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function wholeOf({ begin, end }: Part): Range {
  const range = begin.ownerDocument.createRange();
  range.setStartBefore(begin);
  range.setEndAfter(end);
  return range;
}
