// The site's own words are English. On the pages of a publisher who writes in another language they say so, for those who have pages read out
// to them (docs/decisions/0032-words-of-the-site-are-marked.md).

import { brand } from "../brand.ts";
import { isEnglish } from "./is-english.ts";

interface Spoken {
  lang?: string;
}

export function spokenOn(language: string): { site: Spoken; publisher: Spoken } {
  return isEnglish(language) ? { site: {}, publisher: {} } : { site: { lang: "en" }, publisher: { lang: language } };
}

/** Of an element of fixed words. */
export const inSiteWords = (): Spoken => spokenOn(brand.language).site;

/** Of what the publisher wrote inside of one. */
export const inPublishersWords = (): Spoken => spokenOn(brand.language).publisher;
