// The brand's letters for cards: the files that `cards` of a family names, or those of the family that hold one weight each. A variable font
// would be drawn in the weight it begins with.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrandCardFile, BrandFont, BrandFonts } from "../../model/brand/brand-file.ts";
import { isVariableFont } from "../../model/brand/variable-font.server.ts";

export type CardRole = "sans" | "serif";
type CardWeight = 600 | 700 | 800;

/** As cards are set. */
const weightsOnCards: Readonly<Record<CardRole, readonly CardWeight[]>> = { sans: [800, 600], serif: [700] };

export interface BrandCardFont {
  role: CardRole;
  /** That no font of the build has, and of its weight no other file. */
  name: string;
  data: Buffer;
  weight: CardWeight;
}

export function brandCardFonts(fonts: BrandFonts, folder: string): BrandCardFont[] {
  return (["sans", "serif"] as const).flatMap((role) => {
    const font = fonts[role];
    if (font === undefined) return [];
    const files = cardFilesOf(font, folder);
    return weightsOnCards[role].flatMap((weight) =>
      nearestTo(weight, files).map(({ data }, place) => ({
        role,
        name: `brand-${role}-${place}`,
        data,
        weight,
      })),
    );
  });
}

interface ReadFile extends BrandCardFile {
  data: Buffer;
}

function cardFilesOf({ cards, files }: BrandFont, folder: string): ReadFile[] {
  const named = cards ?? files.filter(({ style = "normal" }) => style === "normal");
  const read = named.map((each) => ({ ...each, data: readFileSync(join(folder, "fonts", each.file)) }));
  return read.filter(({ data }) => !isVariableFont(data));
}

/** All of the weight that is closest: a family may have a file for each of its alphabets. */
function nearestTo(weight: number, files: readonly ReadFile[]): ReadFile[] {
  const nearest = Math.min(...files.map((file) => distance(weight, file)));
  return files.filter((file) => distance(weight, file) === nearest);
}

function distance(wanted: number, { weight = "400" }: BrandCardFile): number {
  const [lightest = 400, heaviest = lightest] = weight.split(" ").map(Number);
  return Math.max(0, lightest - wanted, wanted - heaviest);
}
