// How wide an average character of the cards' fonts is, as a part of its size. Known of the build's; the brand's are laid out beside them.

import type satori from "satori";
import type { CardRole } from "./brand-card-fonts.ts";
import { buildFamily, cardFamily, ownCardFonts, type CardFont } from "./card-fonts.ts";

export type CharacterWidths = Readonly<Record<CardRole, number>>;

const ofBuild: CharacterWidths = { sans: 0.54, serif: 0.5 };

/** The letters of English by how often they are met. */
const letters = "eeetttaaaooinnisshhrrdllcumwfgypbvk".repeat(16);
const weights = { sans: 800, serif: 700 } as const;

export async function characterWidths(draw: typeof satori, fonts: CardFont[]): Promise<CharacterWidths> {
  const heightIn = async (fontFamily: string, fontWeight: number): Promise<number> => {
    const style = { display: "flex", width: 100, fontFamily, fontWeight, fontSize: 10, lineHeight: 1 };
    const props = { style: { ...style, wordBreak: "break-all" }, children: letters };
    const svg = await draw({ type: "div", key: null, props }, { width: 100, fonts });
    return Number(/ height="(\d+)"/.exec(svg)?.[1]);
  };
  const widthOf = async (role: CardRole): Promise<number> => {
    if (!ownCardFonts().some((font) => font.role === role)) return ofBuild[role];
    const weight = weights[role];
    const own = await heightIn(cardFamily(role), weight);
    return (ofBuild[role] * own) / (await heightIn(buildFamily(role), weight));
  };
  return { sans: await widthOf("sans"), serif: await widthOf("serif") };
}
