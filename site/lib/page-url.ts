// The address of a page of a list: the first one is the list's own.

export function pageUrl(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
