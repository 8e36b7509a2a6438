// What a publisher who writes in another language has still to translate in a brand folder: first pages that say so, and the labels of menu and
// footer that a new folder begins with.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrandFile } from "../model/brand/brand-folder.ts";
import { isLeftInEnglish } from "./new-brand.ts";
import { otherLanguage, translateThis } from "./starter-pages.ts";

export function leftInEnglish(folder: string): string[] {
  const { language, menu, footer, housePromos = [], features } = readBrandFile(folder);
  const other = otherLanguage(language);
  if (language === undefined || other === undefined) return [];
  const labels = [...menu.flatMap((entry) => [entry, ...entry.links]), ...footer].map(({ label }) => label);
  const english = labels.filter((label) => isLeftInEnglish(label, language));
  const pages = pagesToTranslate(join(folder, "pages.jsonl"));
  const hasUsualPromos = features?.ads !== false && housePromos.length === 0;
  return [
    ...(pages.length === 0 ? [] : [`pages.jsonl is to be translated into ${other}: ${pages.join(", ")}`]),
    ...(english.length === 0 ? [] : [`brand.json has labels to be translated into ${other}: ${english.join(", ")}`]),
    ...(hasUsualPromos
      ? [
          `ads are on, and the site's own offers in their places are in English: housePromos of brand.json says yours in ${other}`,
        ]
      : []),
  ];
}

function pagesToTranslate(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes(`"${translateThis}`))
    .map((line) => /"path":"([^"]*)"/.exec(line)?.[1] ?? "a page");
}
