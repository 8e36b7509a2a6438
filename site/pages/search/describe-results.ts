// The words and links around search results, decided apart from drawing them. Pure.

import type { Facet, SearchAnswer } from "../../../content/search/search-query.ts";
import { monthDayAndYear, timeOf } from "../../lib/dates.ts";
import { keysOf } from "../../../model/fields/keys-of.ts";
import type { PageLinks } from "../../ui/Pagination.tsx";
import { perPage, resultTypes, searchUrl, type SearchChoice } from "./search-address.ts";
import type { Choice, TopicLink, TypeTab } from "./search-props.ts";

type Counts = Pick<SearchAnswer, "total" | "isMore" | "isPartial" | "kinds">;

export function countText({ total, isMore }: Pick<SearchAnswer, "total" | "isMore">): string {
  const number = total.toLocaleString("en-US");
  if (isMore) return `More than ${number} results`;
  return total === 1 ? "1 result" : `${number} results`;
}

/** All, then each kind that has results; the chosen one stays although it has none. */
export function typeTabs(choice: SearchChoice, { isPartial, kinds }: Counts): TypeTab[] {
  const counted = keysOf(resultTypes).map((type) => ({
    type,
    count: resultTypes[type].kinds.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0),
  }));
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  return [
    { name: "All", url: searchUrl(choice, { type: undefined }), isChosen: choice.type === undefined, count: all },
    ...counted
      .filter(({ type, count }) => count > 0 || type === choice.type)
      .map(({ type, count }) => ({
        name: resultTypes[type].name,
        url: searchUrl(choice, { type }),
        isChosen: type === choice.type,
        count,
      })),
  ].map((tab) => (isPartial ? { ...tab, count: undefined } : tab));
}

/** What can be chosen, with the chosen one among it. */
export function choices(facets: readonly Facet[], chosen: Choice | undefined, isPartial: boolean): Choice[] {
  const listed = facets.map(({ value, name, count }) => ({ value, name, count: isPartial ? undefined : count }));
  return chosen === undefined || listed.some(({ value }) => value === chosen.value) ? listed : [chosen, ...listed];
}

const dayText = (day: string) => monthDayAndYear(timeOf(`${day}T12:00:00Z`) ?? 0);

export function chipsOf(choice: SearchChoice, names: { section?: string; author?: string }): TopicLink[] {
  const { section, author, from, to } = choice;
  return [
    ...(section === undefined
      ? []
      : [{ name: names.section ?? section, url: searchUrl(choice, { section: undefined }) }]),
    ...(author === undefined
      ? []
      : [{ name: `By ${names.author ?? author}`, url: searchUrl(choice, { author: undefined }) }]),
    ...(from === undefined ? [] : [{ name: `From ${dayText(from)}`, url: searchUrl(choice, { from: undefined }) }]),
    ...(to === undefined ? [] : [{ name: `To ${dayText(to)}`, url: searchUrl(choice, { to: undefined }) }]),
  ];
}

export function resultPages(choice: SearchChoice, { total, reach }: Pick<SearchAnswer, "total" | "reach">): PageLinks {
  const last = Math.ceil(Math.min(total, reach) / perPage);
  const { page } = choice;
  return {
    page,
    ...(page > 1 && { previous: searchUrl(choice, { page: Math.min(page - 1, Math.max(1, last)) }) }),
    ...(page < last && { next: searchUrl(choice, { page: page + 1 }) }),
  };
}
