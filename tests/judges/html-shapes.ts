// What a page is made of, as far as a checker of HTML can find fault with it: which elements stand in which, with which attributes, and what
// kinds of signs their values have. A page that brings nothing new in this is as valid as those judged before it.

import { HTMLElement, parse } from "node-html-parser";

/** These take any text. */
const worded = new Set(["alt", "aria-label", "class", "content", "placeholder", "title", "value"]);

function shapeOfAttribute([name, value]: [string, string]): string {
  if (worded.has(name) || name.startsWith("data-")) return name;
  const signs = new Set(value.replaceAll(/\w+/g, ""));
  return `${name}=${[...signs].toSorted().join("")}`;
}

function* shapesBelow(element: HTMLElement, above: string): Generator<string> {
  for (const child of element.childNodes) {
    if (!(child instanceof HTMLElement)) continue;
    const name = child.rawTagName.toLowerCase();
    const attributes = Object.entries(child.attributes).map(shapeOfAttribute).toSorted();
    yield `${above} > ${name}[${attributes.join(" ")}]`;
    yield* shapesBelow(child, name);
  }
}

export function shapesOf(html: string): Set<string> {
  return new Set(shapesBelow(parse(html), ""));
}

/** Those that have something none of the pages before them had. */
export function withNewShapes<P extends { html: string }>(pages: readonly P[]): P[] {
  const known = new Set<string>();
  return pages.filter(({ html }) => {
    const before = known.size;
    for (const shape of shapesOf(html)) known.add(shape);
    return known.size > before;
  });
}
