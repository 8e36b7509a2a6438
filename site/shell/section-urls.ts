// The sections of the masthead: on the server those that lead somewhere, in the browser those that the server drew.

import { shownNavigation, type DeadLinks } from "./shown-links.ts";

/** The list of them in the document. */
export const sectionsId = "section-links";

const drawn = (): Iterable<HTMLAnchorElement> => document.querySelectorAll<HTMLAnchorElement>(`#${sectionsId} a`);

export function sectionUrls(dead: DeadLinks = []): string[] {
  return import.meta.env.SSR
    ? shownNavigation(dead).map(({ url }) => url)
    : [...drawn()].map(({ pathname }) => pathname);
}

/** Once a page has taken the place of another. */
export function markSections(markOf: (url: string) => string | undefined): void {
  for (const link of drawn()) {
    const mark = markOf(link.pathname);
    if (mark === undefined) link.removeAttribute("aria-current");
    else link.setAttribute("aria-current", mark);
  }
}
