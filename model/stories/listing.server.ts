// The fields of every module that lists stories: a title, and items it brings or a query that the layout engine runs.

import { flag, listOf, text, url } from "../fields/schema-kit.server.ts";
import { searchCriteria } from "./search-criteria.server.ts";
import { storyItem } from "./story-item.server.ts";

export const listing = {
  title: text.optional(),
  /** Where the title leads. */
  url: url.optional(),
  items: listOf(storyItem).default([]),
  searchCriteria: searchCriteria.optional(),
};

export const flagOr = (usual: boolean) => flag.default(usual);
