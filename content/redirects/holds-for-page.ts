// Whether a redirect would hide the page at its path. One for a query that no page reads, such as an old `?p=1752`, hides nothing: nobody asks for
// the page by it. One for a query that pages read, or with which readers come from letters and adverts, does.

import { readEverywhere } from "../../model/addresses/page-key.ts";
import type { RedirectPlace } from "./redirect-address.ts";

/** Names that senders of links add; the page is the same without. */
const added = /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|igshid|mc_[ce]id|_ga)$/i;

export function holdsForPage({ query }: RedirectPlace, isPattern: boolean): boolean {
  if (query === undefined) return !isPattern;
  return [...new URLSearchParams(query).keys()].every((name) => readEverywhere.includes(name) || added.test(name));
}
