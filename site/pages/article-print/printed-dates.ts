// PRINT-01: paper shows when the story was published, and after that when it was last updated.

import { displayedDate, type ArticleDates, type DisplayedDate } from "../../article/displayed-date.ts";

export function printedDates(article: ArticleDates): DisplayedDate[] {
  const shown = displayedDate(article);
  if (shown === undefined) return [];
  const { publication_date: at } = article;
  return shown.label === "Updated" && at !== undefined ? [{ label: "Published", at }, shown] : [shown];
}
