// The words in which the demo's layouts are written: a module, and what it lists.

import type { SectionPath } from "./sections.ts";

export interface Module {
  is: string;
  props: object;
}

export const module = (is: string, props: object): Module => ({ is, props });

interface Choice {
  size: number;
  /** Paths of stories that come first, in this order. */
  first?: readonly string[];
  /** How many of the newest to pass over. */
  skip?: number;
}

const fixed = (paths: readonly string[] = []) => paths.map((articleUrl) => ({ articleUrl }));

export const fromSection = (section: SectionPath, { size, first }: Choice) => ({
  searchCriteriaSelected: "By Section",
  isSection: true,
  searchSelected: section,
  fixedArticles: fixed(first),
  size,
});

export const fromTag = (tag: string, { size, first }: Choice) => ({
  searchCriteriaSelected: "By Tag",
  isTag: true,
  searchSelected: tag,
  fixedArticles: fixed(first),
  size,
});

/** Whatever is newest, from every section. */
export const newest = ({ size, first, skip = 0 }: Choice) => ({ fixedArticles: fixed(first), size, offset: skip });

export const these = (paths: readonly string[]) => ({
  searchCriteriaSelected: "By Fixed Articles",
  isFixed: true,
  fixedArticles: fixed(paths),
  size: paths.length,
});

export const railAd = module("ad", { iu: "rail1", sizes: ["300x250", "300x600"] });

export const briefing = module("newsletter", {
  title: "The Meridian Briefing",
  description: "The day’s news in five minutes, at 6 a.m. Eastern.",
  slid: "briefing",
});
