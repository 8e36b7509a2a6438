// Which purposes a reader must be asked about (ADS-06): those really in use, where consent is the law or nobody knows the country, as long
// as the reader has said nothing. Global Privacy Control is an answer.

import { consentCountries } from "./consent-countries.ts";
import { purposes, type Purpose, type Reader } from "./may-load.ts";

export function purposesToAsk(inUse: readonly Purpose[], { region, choices, gpc }: Reader): Purpose[] {
  if (gpc || (region !== undefined && !consentCountries.has(region))) return [];
  return purposes.filter((purpose) => inUse.includes(purpose) && choices[purpose] === undefined);
}

const questions: Readonly<Record<Purpose, string>> = {
  ads: "show ads that Google chooses and measures",
  embeds: "load posts and videos of other services in our stories",
  measurement: "count, on our own servers, which pages are read and how fast they load",
};

/** In the words of the prompt. */
export function questionText(asked: readonly Purpose[]): string {
  return `May we ${asked.map((purpose) => questions[purpose]).join(", and ")}?`;
}
