// What stands beside a front whose editor put nothing there.

import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import { brand } from "../../model/brand.ts";
import type { Brand } from "../../model/brand/complete-brand.ts";
import { isEnglish } from "../../model/brand/is-english.ts";

/** Of the letters that the brand has: the one for everybody, else the briefing of a brand whose words are the site's. */
export function letterOffered({ newsletters, language }: Pick<Brand, "newsletters" | "language">): object | undefined {
  const forAll = newsletters.find(({ section }) => section === undefined);
  if (forAll !== undefined) return { slid: forAll.id, title: forAll.title, description: forAll.about };
  if (newsletters.length === 0 || !isEnglish(language)) return undefined;
  return { slid: "briefing", description: "The day’s essential reporting, in your inbox every morning." };
}

const letter = letterOffered(brand);

/** As a layout has it. */
export const usualRailModules: readonly object[] = [
  { is: "trending", props: { title: "Trending", searchCriteria: { searchSelected: "all", size: 6 } } },
  { is: "ad", props: { iu: "mpu1", device: "desktop", sizes: ["300x250", "300x600"] } },
  ...(letter === undefined ? [] : [{ is: "newsletter", props: letter }]),
];

export const usualRail: Block[] = parseBlocks(usualRailModules).blocks;
