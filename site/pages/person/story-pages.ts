// A person's stories come twenty to a page; each page is an address of its own. Pure.

import { pageUrl } from "../section/listing-pages.ts";

export const storiesPerPage = 20;
const lastPage = 200;

/** Undefined for anything that is no page number. */
export function storyPage(given: string | null): number | undefined {
  if (given === null) return 1;
  return /^[1-9]\d{0,3}$/.test(given) && Number(given) <= lastPage ? Number(given) : undefined;
}

export interface StoryPages {
  page: number;
  previous?: string;
  next?: string;
}

export function storyPages(path: string, page: number, hasMore: boolean): StoryPages {
  return {
    page,
    ...(page > 1 && { previous: pageUrl(path, page - 1) }),
    ...(hasMore && page < lastPage && { next: pageUrl(path, page + 1) }),
  };
}
