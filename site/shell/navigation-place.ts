// Where in the main navigation a page stands.

/** All that the masthead shows of a path: the link to the section it stands in, and whether it is that section's front. */
export interface NavigationPlace {
  section?: string;
  isFront?: boolean;
}

export function navigationPlace(path: string, sections: readonly string[]): NavigationPlace {
  const section = sections.find((url) => isWithin(path, url));
  return section === undefined ? {} : { section, isFront: path === section };
}

/** Whether the page at the path belongs to the link: the page itself, one below it, or one of its topics. */
export function isWithin(path: string, url: string): boolean {
  const place = path.replace(/^\/category(?=\/)/, "");
  return place === url || place.startsWith(`${url}/`);
}

/** HEADER-01. */
export function currentMark({ section, isFront }: NavigationPlace, url: string): "page" | "true" | undefined {
  if (section !== url) return undefined;
  return isFront ? "page" : "true";
}
