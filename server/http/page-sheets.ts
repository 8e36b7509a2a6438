// The style sheet of a page: the pieces of the build's styles for what is drawn on it, in one file beside the shell's. The HTML says what that is, by
// its classes and islands; so whatever stands on a page, and in whichever combination, has its styles and no others are sent.

import { LRUCache } from "lru-cache";
import { z } from "zod";
import { sheetAddress, sheetAt } from "../../core/sheet-address.ts";

const places = z.array(z.number());
const pageStylesSchema = z.object({
  shell: z.string(),
  mark: z.string(),
  pieces: z.array(z.object({ css: z.string(), classes: z.array(z.string()) })),
  pages: z.record(z.string(), places),
  islands: z.record(z.string(), places),
});

export interface PageSheets {
  /** What stands around every page. */
  shell: string;
  /** Its own, beside the shell's; without its HTML as if no block stood on it. */
  ofPage: (page: string, html?: string) => string[];
  /** Of a piece of a page. */
  ofFragment: (html: string) => string[];
  /** What is at an address; undefined where it names no pieces of this build. */
  textAt: (path: string) => string | undefined;
}

const bitsOf = (all: readonly number[]): bigint => all.reduce((bits, place) => bits | (1n << BigInt(place)), 0n);

export function pageSheets(text: string): PageSheets {
  const { shell, mark, pieces, pages, islands } = pageStylesSchema.parse(JSON.parse(text));
  const byClass = new Map<string, bigint>();
  pieces.forEach(({ classes }, place) => {
    for (const name of classes) byClass.set(name, (byClass.get(name) ?? 0n) | bitsOf([place]));
  });
  const byIsland = new Map(Object.entries(islands).map(([name, all]) => [name, bitsOf(all)]));
  const byPage = new Map(Object.entries(pages).map(([name, all]) => [name, bitsOf(all)]));

  const ofClasses = knownValues((names) =>
    names.split(" ").reduce((bits, name) => bits | (byClass.get(name) ?? 0n), 0n),
  );
  const drawnIn = (html: string): bigint => {
    let bits = 0n;
    for (const names of valuesOf(html, "class")) bits |= ofClasses(names);
    for (const name of valuesOf(html, "data-island")) bits |= byIsland.get(name) ?? 0n;
    return bits;
  };
  const addressOf = (bits: bigint): string[] => (bits === 0n ? [] : [sheetAddress({ mark, pieces: bits })]);

  return {
    shell,
    ofPage: (page, html = "") => addressOf((byPage.get(page) ?? 0n) | drawnIn(html)),
    ofFragment: (html) => addressOf(drawnIn(html)),
    textAt: (path) => {
      const sheet = sheetAt(path);
      if (sheet?.mark !== mark || sheet.pieces >> BigInt(pieces.length) !== 0n || sheetAddress(sheet) !== path)
        return undefined;
      return pieces.flatMap(({ css }, place) => ((sheet.pieces >> BigInt(place)) & 1n ? [css] : [])).join("\n");
    },
  };
}

/** The values that an attribute has in a text of HTML, each once. */
function valuesOf(html: string, attribute: string): Set<string> {
  const values = new Set<string>();
  // Without the space before it: spaces are what a text has most of, and each would be looked at.
  const before = `${attribute}="`;
  for (let at = html.indexOf(before); at !== -1; at = html.indexOf(before, at)) {
    const end = html.indexOf('"', at + before.length);
    if (end === -1) break;
    values.add(html.slice(at + before.length, end));
    at = end;
  }
  return values;
}

/** The same few thousand values stand on all pages. */
function knownValues(compute: (value: string) => bigint): (value: string) => bigint {
  const known = new LRUCache<string, bigint>({ max: 5000 });
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const computed = compute(value);
    known.set(value, computed);
    return computed;
  };
}
