// The fonts of cards, read when the first card is drawn: the brand's, and behind them those of the build, for the letters that the brand's do
// not have.

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
