// The address of a search is all there is to it: words, order, what it is narrowed by, and the page. Read with patience (what makes no sense is
// as if it were not there) and written in one order, so that one search has one address. Pure.

import { addressOf } from "../../../model/addresses/address-of.ts";
import type { SearchKind } from "../../../content/search/search-query.ts";
import { isOn } from "../../../model/brand.ts";
import type { Feature } from "../../../model/brand/features.ts";
import { lookUp } from "../../../model/fields/look-up.ts";
import { isDate } from "../../../model/time/eastern-days.ts";

export const searchPath = addressOf("/search-results/search");
export const perPage = 10;
const lastPage = 30;
const longestText = 200;

/** What readers call the kinds of documents. */
export const resultTypes = {
  stories: { name: "Stories", kinds: ["article", "interactive"] },
  galleries: { name: "Galleries", kinds: ["slideshow"] },
  videos: { name: "Video", kinds: ["video"] },
  people: { name: "People", kinds: ["person"] },
  shows: { name: "Shows", kinds: ["show"] },
} as const satisfies Record<string, { name: string; kinds: readonly SearchKind[] }>;

/** Kinds that have pages only where a switch is on. */
const switchOf: Readonly<Record<string, Feature>> = { videos: "videoRoom", shows: "shows" };

export type ResultType = keyof typeof resultTypes;

export interface SearchChoice {
  q: string;
  sort: "relevance" | "date";
  type?: ResultType;
  section?: string;
  author?: string;
  /** Days in US/Eastern, e.g. 2026-11-15. */
  from?: string;
  to?: string;
  page: number;
}

export function isResultType(name: string | null): name is ResultType {
  if (name === null || !Object.hasOwn(resultTypes, name)) return false;
  const feature = lookUp(switchOf, name);
  return feature === undefined || isOn(feature);
}

export function readChoice(query: URLSearchParams): SearchChoice {
  const text = (name: string) => query.get(name)?.trim().slice(0, longestText) || undefined;
  const day = (name: string) => {
    const given = text(name);
    return given !== undefined && isDate(given) ? given : undefined;
  };
  const type = query.get("type");
  const page = Number(query.get("page") ?? 1);
  return {
    q: (text("q") ?? "").replaceAll(/\s+/g, " "),
    sort: query.get("sort") === "date" ? "date" : "relevance",
    type: isResultType(type) ? type : undefined,
    section: text("section"),
    author: text("author"),
    from: day("from"),
    to: day("to"),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Another choice begins with its first page. */
export function searchUrl(choice: SearchChoice, change: Partial<SearchChoice> = {}): string {
  const { q, sort, type, section, author, from, to, page } = { ...choice, page: 1, ...change };
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => value !== undefined && query.set(name, value);
  set("q", q === "" ? undefined : q);
  set("type", type);
  set("section", section);
  set("author", author);
  set("from", from);
  set("to", to);
  set("sort", sort === "relevance" ? undefined : sort);
  set("page", page === 1 ? undefined : String(page));
  return query.size === 0 ? searchPath : `${searchPath}?${query.toString()}`;
}

export function isNarrowed({ type, section, author, from, to }: SearchChoice): boolean {
  return [type, section, author, from, to].some((value) => value !== undefined);
}

/** The same words, everywhere and of any time. */
export function widened({ q, sort }: SearchChoice): SearchChoice {
  return { q, sort, page: 1 };
}
