// The fonts of cards, read when the first card is drawn, and what can be written with them: the brand's, and behind them those of the build,
// for the letters that the brand's do not have.

import { brand } from "../../model/brand.ts";
import { brandFolder } from "../../model/brand/brand-folder.ts";
import { brandCardFonts, type BrandCardFont, type CardRole } from "./brand-card-fonts.ts";

export interface CardFont {
  name: string;
  data: Buffer;
  weight: 600 | 700 | 800;
  style: "normal";
}

const prefix = "data:font/woff;base64,";

/** In the order in which a letter is looked for. */
export function buildFamily(role: CardRole): string {
  return `${role}, ${role}-ext`;
}

export function cardFamily(role: CardRole): string {
  const own = ownCardFonts().filter((font) => font.role === role);
  return [...new Set(own.map(({ name }) => name)), buildFamily(role)].join(", ");
}

let read: BrandCardFont[] | undefined;

/** Not before a card is asked for: a file that is missing is told when the site starts. */
export function ownCardFonts(): readonly BrandCardFont[] {
  read ??= brandCardFonts(brand.fonts, brandFolder());
  return read;
}

/** Those of the build are a large part of it: loaded only where a card is drawn. */
export async function readFonts(): Promise<CardFont[]> {
  const { cardFontFiles } = await import("./card-font-files.ts");
  return [
    ...ownCardFonts().map(({ name, data, weight }) => ({ name, data, weight, style: "normal" as const })),
    ...cardFontFiles.map(({ file, ...font }) => ({
      ...font,
      data: Buffer.from(file.slice(prefix.length), "base64"),
      style: "normal" as const,
    })),
  ];
}

/** Latin letters with their accents, and the signs of English text: the build's fonts have them. */
const latin =
  /^[\u0020-\u017f\u0192\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3\u2010-\u2026\u2030\u2039\u203a\u2044\u20ac\u2122\u2212]*$/;

/** Anything else would be drawn as empty boxes, unless the brand's files are said to be for it. */
export function isWritable(text: string, fonts: readonly Pick<BrandCardFont, "range">[] = ownCardFonts()): boolean {
  if (latin.test(text)) return true;
  const spans = fonts.flatMap(({ range }) => range?.split(",").map(spanOf) ?? []);
  const isIn = (code: number) => spans.some(([first, last]) => first <= code && code <= last);
  return Array.from(text).every((character) => latin.test(character) || isIn(character.codePointAt(0) ?? 0));
}

/** `U+0370-03FF`, `U+20AC` or `U+4??`. */
function spanOf(range: string): [first: number, last: number] {
  const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
}
