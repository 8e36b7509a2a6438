// Reads the query of /api/article-search in both spellings it is met in.

import type { ListQuery } from "../../content/client.ts";
import { everythingList, personList, sectionList, showList, tagList, withForm } from "../../model/fields/list-names.ts";
import { limits } from "../../model/fields/content-limits.ts";

const mostItems = 30;
const usualItems = 10;
/** From here on the answer is an empty list: nobody pages that far, robots do. */
const farthest = 10_000;

/** Each further list is a further look into the index. */
const mostValues = 20;

export type ArticleQuery = ListQuery | { urls: string[] } | { problem: string } | { nothing: true };

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

function addressesIn(query: URLSearchParams): string[] {
  return (query.get("values") ?? query.get("value") ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean);
}

const listsBy: ReadonlyMap<string, (value: string) => string> = new Map([
  ["tags", tagList],
  ["categories", sectionList],
  ["persons", personList],
  ["shows", showList],
]);

/** Every list, also one of slideshows only, is a range of the index: nothing is searched through (SLIDE-03). */
function listsOf(query: URLSearchParams): string[] {
  const form = formOf(query);
  return topicLists(query).map((list) => (form === undefined ? list : withForm(list, form)));
}

function topicLists(query: URLSearchParams): string[] {
  const selected = valuesOf(query.get("searchSelected"));
  const values = valuesOf(query.get("values") ?? query.get("value"));
  const by = query.get("searchBy");
  const listOf = by === null ? undefined : listsBy.get(by);
  if (listOf !== undefined) return values.map(listOf);
  if (isTrue(query.get("isTag"))) return selected.map(tagList);
  return selected.length > 0 ? selected.map(sectionList) : [everythingList];
}

/** `contentTypes=slideshow`, `contentTypes[]=slideshow`, `contentTypes={"slideshow":true}` and `contentTypes[slideshow]=true`. */
function formOf(query: URLSearchParams): "slideshow" | "interactive" | undefined {
  const types = [...query.getAll("contentTypes"), ...query.getAll("contentTypes[]")].join(",");
  return (["slideshow", "interactive"] as const).find(
    (form) => types.includes(form) || isTrue(query.get(`contentTypes[${form}]`)),
  );
}

function excludedLists(query: URLSearchParams): string[] {
  return query.get("excludeBy") === "tags" ? valuesOf(query.get("excludeValues")).map(tagList) : [];
}

/** Parameters that hold several values. */
const listed = ["values", "value", "searchSelected", "excludeValues"];
const ways = [...listsBy.keys(), "urls"];

function problemWith(query: URLSearchParams): string | undefined {
  for (const name of ["size", "from", "offset"]) {
    const value = query.get(name);
    if (value !== null && wholeNumber(value) === undefined)
      return `${name} must be a whole number, not “${value.slice(0, 40)}”`;
  }
  const by = query.get("searchBy");
  if (by && !ways.includes(by)) return `searchBy must be one of ${ways.join(", ")}`;
  const exclude = query.get("excludeBy");
  if (exclude && exclude !== "tags") return "excludeBy must be tags";
  return listed.flatMap((name) => {
    const values = valuesOf(query.get(name));
    if (values.length > mostValues) return [`${name} must not be more than ${mostValues}`];
    const isLong = values.some((value) => value.length > limits.pathBytes);
    return isLong ? [`${name} must not be longer than ${limits.pathBytes} characters each`] : [];
  })[0];
}

export function articleQuery(query: URLSearchParams): ArticleQuery {
  const problem = problemWith(query);
  if (problem !== undefined) return { problem };
  const offset = wholeNumber(query.get("from")) ?? wholeNumber(query.get("offset")) ?? 0;
  if (offset >= farthest) return { nothing: true };
  const size = Math.min(wholeNumber(query.get("size")) ?? usualItems, mostItems);
  if (query.get("searchBy") === "urls") return { urls: addressesIn(query).slice(offset, offset + size) };
  return { type: "article", lists: listsOf(query), exclude: excludedLists(query), size, offset };
}
