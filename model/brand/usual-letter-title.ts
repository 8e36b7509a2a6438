// What a letter is called whose block says nothing: in English “The Meridian Briefing”, in other languages the name alone.

import type { Brand } from "./complete-brand.ts";
import { withArticle } from "./with-article.ts";

export function usualLetterTitle({ shortName, language }: Pick<Brand, "shortName" | "language">): string {
  const isEnglish = new Intl.Locale(language).language === "en";
  return isEnglish ? `${withArticle(shortName, "The")} Briefing` : shortName;
}
