// Reads the query of /api/article-search in both spellings it is met in.

import type { ListQuery } from "../../content/client.ts";

const mostItems = 30;
const usualItems = 10;
/** From here on the answer is an empty list: nobody pages that far, robots do. */
const farthest = 10_000;

export type ArticleQuery = ListQuery | { problem: string } | { nothing: true };

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

const isTrue = (value: string | null) => value === "true" || value === "1";

function valuesOf(text: string | null): string[] {
  return (text ?? "")
    .split(",")
    .map((value) => value.trim().replace(/^\//, ""))
    .filter(Boolean);
}

function listsOf(query: URLSearchParams): string[] {
  const selected = valuesOf(query.get("searchSelected"));
  const values = valuesOf(query.get("values") ?? query.get("value"));
  const form = isSlideshow(query) ? "&form:slideshow" : "";
  const by = query.get("searchBy");
  if (by === "tags") return values.map((value) => `tag:${value}${form}`);
  if (by === "categories") return values.map((value) => `section:${value}${form}`);
  if (isTrue(query.get("isTag"))) return selected.map((value) => `tag:${value}${form}`);
  if (selected.length > 0) return selected.map((value) => `section:${value}${form}`);
  return [form === "" ? "all" : "form:slideshow"];
}

function isSlideshow(query: URLSearchParams): boolean {
  const types = query.get("contentTypes") ?? "";
  return types.includes("slideshow") || isTrue(query.get("contentTypes[slideshow]"));
}

function excludedLists(query: URLSearchParams): string[] {
  return query.get("excludeBy") === "tags" ? valuesOf(query.get("excludeValues")).map((value) => `tag:${value}`) : [];
}

export function articleQuery(query: URLSearchParams): ArticleQuery {
  for (const name of ["size", "from", "offset"]) {
    const value = query.get(name);
    if (value !== null && wholeNumber(value) === undefined)
      return { problem: `${name} must be a whole number, not “${value}”` };
  }
  const offset = wholeNumber(query.get("from")) ?? wholeNumber(query.get("offset")) ?? 0;
  if (offset >= farthest) return { nothing: true };
  return {
    type: "article",
    lists: listsOf(query),
    exclude: excludedLists(query),
    size: Math.min(wholeNumber(query.get("size")) ?? usualItems, mostItems),
    offset,
  };
}
