// The fields of every module that lists stories: a title, and items it brings or a query that the layout engine runs.

import { z } from "zod";
import { flag, listOf, number, text, url, word } from "../fields/schema-kit.server.ts";
import { searchCriteria } from "./search-criteria.server.ts";
import { storyItem } from "./story-item.server.ts";

export const listing = {
  title: text.optional(),
  /** Where the title leads. */
  url: url.optional(),
  items: listOf(storyItem).default([]),
  searchCriteria: searchCriteria.optional(),
};

/** How Show More goes on (LIST-08); the layout engine says so. */
export const goingOn = {
  hasMore: flag.default(false),
  queryParams: z.record(word, z.union([text, z.number(), z.boolean()]).transform(String)).optional(),
  from: number.optional(),
  moreUrl: url.optional(),
};

export const flagOr = (usual: boolean) => flag.default(usual);
