// What a front is a front of, in words.

import type { FrontLine } from "../../../model/desk/front-calls.ts";

/** One, and all that have none of their own. */
const kinds: Readonly<Record<string, readonly [string, string]>> = {
  homeLayout: ["Front page", "Front page"],
  sectionLayout: ["Section", "All sections"],
  categoryLayout: ["Topic", "All topics"],
  articleLayout: ["Stories", "All stories"],
  personLayout: ["Person", "All people"],
  showLayout: ["Show", "All shows"],
  videoLayout: ["Videos", "All videos"],
  fnctvLayout: ["TV guide", "TV guide"],
  newyearsLayout: ["New year", "New year"],
  liveEventLayout: ["Live coverage", "All live coverage"],
  videoNavigation: ["Video room, links", "Video room, links"],
  videoLegalLinks: ["Video room, legal", "Video room, legal"],
  housePromos: ["House promos", "House promos"],
};

/** What a page is a page of; of all pages of a kind, for which of them it is. */
export function kindWords({ subtype, element }: Pick<FrontLine, "subtype" | "element">): string {
  const [one, all] = kinds[subtype] ?? [subtype, subtype];
  if (element !== null) return one;
  return one === all ? "" : "for those without a front of their own";
}

export const frontLink = (id: string): string => `/desk/fronts?front=${encodeURIComponent(id)}`;

/** One without a title is called by its page. */
export const frontName = (front: Pick<FrontLine, "title" | "subtype" | "element" | "name">): string =>
  front.title || pageWords(front);

export function pageWords({ subtype, element, name }: Pick<FrontLine, "subtype" | "element" | "name">): string {
  const [one, all] = kinds[subtype] ?? [subtype, subtype];
  return element === null || one === all ? all : `${one}: ${name ?? element}`;
}
