// The mark of the current section in the masthead (HEADER-01), once a page has taken the place of another.

import { currentMark, navigationPlace } from "./navigation-place.ts";

/** The list of the sections. */
export const sectionsId = "section-links";

export function markSections(path: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${sectionsId} a`)];
  const place = navigationPlace(
    path,
    links.map(({ pathname }) => pathname),
  );
  for (const link of links) {
    const mark = currentMark(place, link.pathname);
    if (mark === undefined) link.removeAttribute("aria-current");
    else link.setAttribute("aria-current", mark);
  }
}
