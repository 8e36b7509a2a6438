// FRONT-07: a category listing starts at page 1 and has 8 pages. Page 1 is the front; the others go on where it ends.

import { pageUrl } from "../../lib/page-url.ts";
import type { PageLinks } from "../../ui/Pagination.tsx";

const listingPages = 8;
const listingPageSize = 10;

/** Undefined for anything that is not one of the pages. */
export function listingPage(given: string | null): number | undefined {
  if (given === null) return 1;
  return /^[1-9]$/.test(given) && Number(given) <= listingPages ? Number(given) : undefined;
}

/** Everything after the front is read at once: so many stories fill the last pages. */
export const listingSize = (listingPages - 1) * listingPageSize;

export interface ListingPlace {
  page: number;
  /** How many pages there are, the front included. */
  pages: number;
}

/** `stories` is how many follow the front. A page in range may be empty; it still is a page. */
export function listingPlace(page: number, stories: number): ListingPlace {
  const filled = 1 + Math.ceil(Math.min(stories, listingSize) / listingPageSize);
  return { page, pages: Math.max(filled, page) };
}

export function storiesOfPage<T>(page: number, afterFront: readonly T[]): T[] {
  const start = (page - 2) * listingPageSize;
  return afterFront.slice(start, start + listingPageSize);
}

export function listingLinks(path: string, { page, pages }: ListingPlace): PageLinks {
  const urls = Array.from({ length: pages }, (_, index) => pageUrl(path, index + 1));
  return { page, previous: urls[page - 2], next: urls[page], pages: urls };
}
