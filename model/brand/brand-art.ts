// Drawings of the brand folder that stand inside pages and cards.

import { brandFolder } from "./brand-folder.ts";

export type BrandDrawing = "wordmark" | "wordmark-plain" | "mark";

const read = new Map<BrandDrawing, string>();

/** As SVG: what has no colour of its own takes that around it. */
export function brandDrawing(name: BrandDrawing): string {
  const { process } = globalThis;
  const known = read.get(name);
  if (known !== undefined) return known;
  const file = process.getBuiltinModule("node:path").join(brandFolder(), "art", `${name}.svg`);
  const text = process
    .getBuiltinModule("node:fs")
    .readFileSync(file, "utf8")
    .replace(/^<\?xml[^>]*>\s*/, "")
    .trim();
  read.set(name, text);
  return text;
}
