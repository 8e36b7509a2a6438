// Where the modules of a front lead on this site, as it is drawn for the desk.

import { parse } from "node-html-parser";
import { sitePath } from "../../model/addresses/site-path.ts";

/** See `model/desk/module-marks.ts`. */
const marks = /<!--(?:module:([^<>]*)|\/module)-->/g;

/** Paths, by the key of the module they are in. */
export function moduleLinks(html: string): Map<string, string[]> {
  const links = new Map<string, string[]>();
  const begun: { key: string; from: number }[] = [];
  for (const mark of html.matchAll(marks)) {
    const [written, name] = mark;
    if (name !== undefined) {
      begun.push({ key: decodeURIComponent(name), from: mark.index + written.length });
      continue;
    }
    const module = begun.pop();
    if (module === undefined) continue;
    const { key, from } = module;
    const found = linksIn(html.slice(from, mark.index));
    links.set(key, [...new Set([...(links.get(key) ?? []), ...found])]);
  }
  return links;
}

function linksIn(html: string): string[] {
  return parse(html)
    .querySelectorAll("a[href]")
    .flatMap((link) => sitePath(link.getAttribute("href") ?? "") ?? []);
}
