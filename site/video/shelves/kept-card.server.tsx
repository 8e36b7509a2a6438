// Cards of shelves are drawn once and their markup is kept: the same video stands on many shelves and pages, and a card depends on nothing
// but what it shows. A page of twenty shelves would otherwise be drawn element by element, a hundred and fifty cards of ten each.

import { LRUCache } from "lru-cache";
import { Fragment, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SafeHtml } from "../../lib/safe-html.ts";

/** About a kilobyte each. */
const mostKept = 4000;

const allKept: LRUCache<string, SafeHtml>[] = [];

/** For benchmarks: what a page costs that nobody has asked for since the start. */
export function forgetCards(): void {
  for (const kept of allKept) kept.clear();
}

/** Between cards that are drawn together: what a card shows is escaped, so none holds this. */
const end = "<template></template>";

/** Draws cards of a shelf, in their order. The component must use neither state, context nor the time of day. */
export function keepingMarkup<Props extends object>(
  Card: ComponentType<Props>,
): (cards: readonly Props[]) => SafeHtml[] {
  const kept = new LRUCache<string, SafeHtml>({ max: mostKept });
  allKept.push(kept);

  /** In one go: to begin and to end drawing takes as long as a card. */
  function draw(cards: readonly Props[]): SafeHtml[] {
    const elements = cards.map((props, index) => (
      <Fragment key={index}>
        <Card {...props} />
        <template />
      </Fragment>
    ));
    // React's own output: as safe as the elements it was drawn from.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return renderToStaticMarkup(elements).split(end) as SafeHtml[];
  }

  return (cards) => {
    const keyed = cards.map((props) => ({ props, key: JSON.stringify(props) }));
    const missing = keyed.filter(({ key }) => !kept.has(key));
    const drawn = missing.length === 0 ? [] : draw(missing.map(({ props }) => props));
    for (const [index, { key }] of missing.entries()) kept.set(key, drawn[index]);
    return keyed.flatMap(({ key }) => kept.get(key) ?? []);
  };
}
