import { expect, it } from "vitest";
import { beginMark, endMark, markName } from "../../model/desk/module-marks.ts";
import { moduleLinks } from "./module-links.ts";

const module = (key: string, html: string) => `<!--${beginMark}${markName(key)}-->${html}<!--${endMark}-->`;

it.each<[name: string, html: string, expected: Record<string, string[]>]>([
  ["none without marks", '<a href="/us">U.S.</a>', {}],
  [
    "each module's own",
    module("a-1", '<a href="/us">U.S.</a>') + module("b", "<p>No link</p>"),
    { "a-1": ["/us"], b: [] },
  ],
  [
    "of all its parts, each once",
    module("a", '<a href="/x">X</a>') + module("a", '<a href="/x">X</a><a href="/y">Y</a>'),
    { a: ["/x", "/y"] },
  ],
  [
    "also those of a module in it",
    module("out", `<a href="/o">O</a>${module("in", '<a href="/i">I</a>')}`),
    { in: ["/i"], out: ["/o", "/i"] },
  ],
  [
    "of this site alone, without query and hash",
    module(
      "a",
      '<a href="https://other.example/x">X</a><a href="mailto:a@b.example">M</a><a href="/us?page=2#top">2</a>',
    ),
    { a: ["/us"] },
  ],
])("links of modules: %s", (_, html, expected) => {
  expect(Object.fromEntries(moduleLinks(html))).toEqual(expected);
});
