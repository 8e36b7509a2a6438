// How a list goes on after its last story: the query of /api/article-search for Show More (LIST-08), and the page that shows
// the same without script.

import { everythingList } from "../../model/fields/list-names.ts";
import type { LayoutMeta, StoryQuery } from "./story-query.ts";

export interface ShowMore {
  queryParams: Record<string, string>;
  /** Where a reader without script finds the rest. */
  moreUrl?: string;
}

/** A comma in a name would make two of it. */
const plainList = /^(section|tag):([^&,]+)$/;

/** Undefined for queries that the call cannot express. */
export function showMore(
  { type, lists, anyOf, exclude, words }: StoryQuery,
  { category, tag }: LayoutMeta = {},
): ShowMore | undefined {
  const [list, ...further] = lists;
  if (type !== "article" || words !== undefined || further.length > 0 || anyOf.length > 0 || list === undefined)
    return undefined;
  const excluded: Record<string, string> =
    exclude.length === 0
      ? {}
      : { excludeBy: "tags", excludeValues: exclude.map((name) => name.replace("tag:", "")).join(",") };
  const [, kind, path = ""] = plainList.exec(list) ?? [];
  // Page 2 goes on where the list's own front ends. From elsewhere its beginning is what is next.
  if (kind === "section") {
    const moreUrl = `/${path}${path === category ? "?page=2" : ""}`;
    return { queryParams: { isCategory: "true", searchSelected: path, ...excluded }, moreUrl };
  }
  if (kind === "tag") {
    const moreUrl = `/category/${path}${path === tag ? "?page=2" : ""}`;
    return { queryParams: { isTag: "true", searchSelected: path, ...excluded }, moreUrl };
  }
  return list === everythingList ? { queryParams: excluded } : undefined;
}
