import { isPageAddress } from "../../model/addresses/is-page-address.ts";

/** The page that a link leads to in this tab; undefined where it leads elsewhere, or nowhere new. */
export function pageOfLink(
  link: Pick<HTMLAnchorElement, "href" | "target" | "origin" | "pathname" | "search"> & {
    download: string;
    rel: string;
  },
  here: Pick<Location, "origin" | "pathname" | "search">,
): URL | undefined {
  const { href, origin, pathname, search } = link;
  const isHere = pathname === here.pathname && search === here.search;
  const isElsewhere = origin !== here.origin || (link.target !== "" && link.target !== "_self") || link.download !== "";
  // Answers that are made for one reader alone: searches, previews, prints.
  const isForOne = search !== "" || link.rel.split(" ").includes("nofollow");
  return isHere || isElsewhere || isForOne || !isPageAddress(pathname) ? undefined : new URL(href);
}
