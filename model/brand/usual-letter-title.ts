// What a letter is called whose block says nothing: in English “The Meridian Briefing”, in other languages the name alone.

import type { Brand } from "./complete-brand.ts";
import { isEnglish } from "./is-english.ts";
import { withArticle } from "./with-article.ts";

export function usualLetterTitle({ shortName, language }: Pick<Brand, "shortName" | "language">): string {
  return isEnglish(language) ? `${withArticle(shortName, "The")} Briefing` : shortName;
}
