// What of the brand is to be seen on every card, as a short name: a card that was drawn under another look is drawn anew.

import { createHash } from "node:crypto";
import { brandDrawing } from "../../model/brand/brand-art.ts";
import { brand } from "../../model/brand.ts";
import { ownCardFonts } from "./card-fonts.ts";

let known: string | undefined;

export function cardLook(): string {
  known ??= ownCardFonts()
    .reduce((hash, { data }) => hash.update(data), createHash("sha1"))
    .update(brandDrawing("wordmark-plain"))
    .update(JSON.stringify(brand.colours))
    .digest("hex");
  return known;
}
