// How a list goes on after its last story: the query of /api/article-search for Show More (LIST-08), and the page that shows
// the same without script.

import { everythingList } from "../../model/fields/list-names.ts";
import type { StoryQuery } from "./story-query.ts";

export interface ShowMore {
  queryParams: Record<string, string>;
  /** Where a reader without script finds the rest. */
  moreUrl?: string;
}

const plainList = /^(section|tag):([^&]+)$/;

/** Undefined for queries that the call cannot express. */
export function showMore({ type, lists, anyOf, exclude, words }: StoryQuery): ShowMore | undefined {
  const [list, ...further] = lists;
  if (type !== "article" || words !== undefined || further.length > 0 || anyOf.length > 0 || list === undefined)
    return undefined;
  const excluded: Record<string, string> =
    exclude.length === 0
      ? {}
      : { excludeBy: "tags", excludeValues: exclude.map((name) => name.replace("tag:", "")).join(",") };
  const [, kind, path = ""] = plainList.exec(list) ?? [];
  if (kind === "section")
    return { queryParams: { isCategory: "true", searchSelected: path, ...excluded }, moreUrl: `/${path}?page=2` };
  if (kind === "tag")
    return { queryParams: { isTag: "true", searchSelected: path, ...excluded }, moreUrl: `/category/${path}?page=2` };
  return list === everythingList ? { queryParams: excluded } : undefined;
}
