// Which query parameters make a page another one. All others are dropped: from the key under which the server keeps a page, and from the
// one under which a reader's device does.

export const readEverywhere = ["archive", "page"];
/** Parameters that matter only at an address and below it. */
export type QueriesAt = readonly (readonly [path: string, names: readonly string[]])[];

const longestValue = 200;
/** No list has more pages. Whatever is not of its form is one and the same page, which is not found. */
const forms: Readonly<Record<string, RegExp>> = {
  page: /^[1-9]\d{0,3}$/,
  archive: /^(?:all|[12]\d{3}-(?:0[1-9]|1[0-2]))$/,
};

/** All others make no difference at the address. */
export function significantNames(path: string, queriesAt: QueriesAt): string[] {
  const more = queriesAt.flatMap(([place, names]) => (path === place || path.startsWith(`${place}/`) ? names : []));
  return [...readEverywhere, ...more];
}

/** The parameters that matter, in one order. */
export function significantQuery(path: string, given: URLSearchParams, queriesAt: QueriesAt): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of significantNames(path, queriesAt)) {
    const value = given.get(name)?.trim().slice(0, longestValue).trim().toWellFormed();
    if (value) query.set(name, forms[name]?.test(value) === false ? "0" : value);
  }
  return query;
}

/** `/politics?page=2` of `https://…/politics?utm_source=mail&page=2#top`. */
export function pageKey({ pathname, searchParams }: URL, queriesAt: QueriesAt): string {
  const query = significantQuery(pathname, searchParams, queriesAt).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
