// Cards of shelves are drawn once and their markup is kept: the same video stands on many shelves and pages, and a card depends on nothing
// but what it shows. A page of twenty shelves would otherwise be drawn element by element, a hundred and fifty cards of ten each.

import { LRUCache } from "lru-cache";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SafeHtml } from "../../lib/safe-html.ts";

/** About a kilobyte each. */
const mostKept = 4000;

const allKept: LRUCache<string, SafeHtml>[] = [];

/** For benchmarks: what a page costs that nobody has asked for since the start. */
export function forgetCards(): void {
  for (const kept of allKept) kept.clear();
}

/** The component must use neither state, context nor the time of day. */
export function keepingMarkup<Props extends object>(Card: ComponentType<Props>): (props: Props) => SafeHtml {
  const kept = new LRUCache<string, SafeHtml>({ max: mostKept });
  allKept.push(kept);
  return (props) => {
    const key = JSON.stringify(props);
    const known = kept.get(key);
    if (known !== undefined) return known;
    // React's own output: as safe as the elements it was drawn from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const html = renderToStaticMarkup(createElement(Card, props)) as SafeHtml;
    kept.set(key, html);
    return html;
  };
}
