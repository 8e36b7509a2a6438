// A person's stories come twenty to a page; each page is an address of its own. Pure.

import { pageUrl } from "../../lib/page-url.ts";
import type { PageLinks } from "../../ui/Pagination.tsx";

export const storiesPerPage = 20;
const lastPage = 200;

/** Undefined for anything that is no page number. */
export function storyPage(given: string | null): number | undefined {
  if (given === null) return 1;
  return /^[1-9]\d{0,3}$/.test(given) && Number(given) <= lastPage ? Number(given) : undefined;
}

export function storyPages(path: string, page: number, hasMore: boolean): PageLinks {
  return {
    page,
    ...(page > 1 && { previous: pageUrl(path, page - 1) }),
    ...(hasMore && page < lastPage && { next: pageUrl(path, page + 1) }),
  };
}
