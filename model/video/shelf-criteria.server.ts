// SHELF-02, SHELF-08: what an editor chose a shelf of videos by. One way at a time; the others' fields are there but say nothing.

import { z } from "zod";
import { flag, listOf, number, text } from "../fields/schema-kit.server.ts";
import { fixedArticle, topicName, topicNames } from "../stories/search-criteria.server.ts";
import { lookUp } from "../fields/look-up.ts";

const fields = z.object({
  searchCriteriaSelected: text.optional(),
  isFixed: flag.default(false),
  isCategory: flag.default(false),
  isSection: flag.default(false),
  isKeyword: flag.default(false),
  size: number.optional(),
  tags: z
    .object({ includeAny: topicNames.default([]), includeAll: topicNames.default([]), exclude: topicNames.default([]) })
    .prefault({}),
  fixedArticles: listOf(fixedArticle).default([]),
  selectedSection: topicName.optional(),
  searchSelected: topicName.optional(),
  shows: topicNames.default([]),
  keyword: text.optional(),
  mediaTags: listOf(text).default([]),
  excludeMedia: listOf(text).default([]),
});

type Given = z.output<typeof fields>;

/** The document's five, and one for pages that no editor has arranged: whatever is newest. */
export type CarouselWay = "fixed" | "category" | "section" | "keyword" | "show" | "date";

const wayByName: Readonly<Record<string, CarouselWay>> = {
  "by fixed articles": "fixed",
  "by category": "category",
  "by section": "section",
  "by keyword": "keyword",
  "by show": "show",
  "by date": "date",
};

export const shelfCriteria = fields.transform((given) => ({
  way: wayOf(given),
  size: given.size === undefined ? undefined : Math.max(Math.trunc(given.size), 0),
  tags: given.tags,
  fixedArticles: given.fixedArticles,
  section: given.selectedSection ?? given.searchSelected,
  show: given.shows[0] ?? given.searchSelected,
  keyword: given.keyword ?? given.searchSelected,
  mediaTags: given.mediaTags,
  excludeMedia: given.excludeMedia,
}));

export type ShelfCriteria = z.output<typeof shelfCriteria>;

/** Exports say it in words, older ones by flags. */
function wayOf(given: Given): CarouselWay | undefined {
  if (given.searchCriteriaSelected !== undefined) return lookUp(wayByName, given.searchCriteriaSelected.toLowerCase());
  if (given.isFixed) return "fixed";
  if (given.isKeyword) return "keyword";
  if (given.isSection) return "section";
  return given.isCategory ? "category" : undefined;
}
