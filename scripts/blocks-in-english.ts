// What blocks say in English on the site of a publisher who writes in another language, unless records say it: told with a brand folder.

import { readBrandFile } from "../model/brand/brand-folder.ts";
import { otherLanguage } from "./starter-pages.ts";

/** The folder must be good: it is the brand that the blocks are read with. */
export async function blocksInEnglish(folder: string): Promise<string[]> {
  const other = otherLanguage(readBrandFile(folder).language);
  if (other === undefined) return [];
  process.env["BRAND_DIR"] = folder;
  const { brand } = await import("../model/brand.ts");
  const { usualLetterTitle } = await import("../model/brand/usual-letter-title.ts");
  const { englishDefaults } = await import("../content/blocks/english-defaults.ts");
  const blocks = englishDefaults([usualLetterTitle(brand)]).map(({ kind, fields }) => `${kind} (${fields.join(", ")})`);
  return [`blocks are in English, not in ${other}, where a record does not give their words: ${blocks.join("; ")}`];
}
