// Tokens of one plain value that nothing ever changes, no theme, width, reader or brand, stand in built styles as that value: a page neither
// fetches their names nor looks them up hundreds of times. All others keep their names.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { tokensOfBrands } from "../model/brand/brand-style.ts";

const declaration = /(--[\w-]+)\s*:([^;{}]+);?/g;
/** A number, a length, a colour. */
const isPlain = (value: string): boolean =>
  /^(?:\d+(?:\.\d+)?(?:rem|px|%)?|#[0-9a-f]{3,8}|rgb\([\d /%]+\))$/.test(value);

interface Styles {
  tokens: string;
  /** All of the site, with the tokens among them. */
  all: readonly string[];
  /** Names that something else may set. */
  open: readonly string[];
}

export function fixedTokens({ tokens, all, open }: Styles): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const css of all)
    for (const [, name = ""] of css.matchAll(declaration)) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    [...tokens.matchAll(declaration)]
      .map(([, name = "", value = ""]): [string, string] => [name, value.trim()])
      .filter(([name, value]) => times.get(name) === 1 && !open.includes(name) && isPlain(value)),
  );
}

export function withFixedTokens(css: string, fixed: ReadonlyMap<string, string>): string {
  return css
    .replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (use, name: string) => fixed.get(name) ?? use)
    .replaceAll(declaration, (said, name: string) => (fixed.has(name) ? "" : said));
}

export function fixTokens(root: string): Plugin {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const fixed = fixedTokens({
    tokens: read("site/styles/tokens.css"),
    all: globSync("site/**/*.css", { cwd: root }).map(read),
    open: tokensOfBrands,
  });
  return {
    name: "fix-tokens",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (code) => ({ code: withFixedTokens(code, fixed), map: null }),
    },
  };
}
