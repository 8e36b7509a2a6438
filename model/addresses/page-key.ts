// Which query parameters make a page another one. All others are dropped: from the key under which the server keeps a page, and from the
// one under which a reader's device does.

const significant = ["archive", "page"];
/** Parameters that matter only at an address and below it. */
const significantAt: readonly [path: string, names: readonly string[]][] = [
  ["/coverage", ["post"]],
  ["/elections", ["state", "office"]],
  ["/foxaroundtheworld/search", ["q"]],
  ["/fnctv", ["view", "day", "channel", "program"]],
  ["/go", ["channel"]],
  ["/gowatch", ["channel"]],
  ["/search-results", ["q", "type", "section", "author", "from", "to", "sort"]],
];

const longestValue = 200;
/** No list has more pages. Whatever is not of its form is one and the same page, which is not found. */
const forms: Readonly<Record<string, RegExp>> = {
  page: /^[1-9]\d{0,3}$/,
  archive: /^(?:all|(?:19|20)\d\d-(?:0[1-9]|1[0-2]))$/,
};

function namesFor(path: string): string[] {
  const more = significantAt.flatMap(([place, names]) => (path === place || path.startsWith(`${place}/`) ? names : []));
  return [...significant, ...more];
}

/** The parameters that matter, in one order. */
export function significantQuery(path: string, given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of namesFor(path)) {
    const value = given.get(name)?.trim().slice(0, longestValue).trim().toWellFormed();
    if (value) query.set(name, forms[name]?.test(value) === false ? "0" : value);
  }
  return query;
}

/** `/politics?page=2` of `https://…/politics?utm_source=mail&page=2#top`. */
export function pageKey({ pathname, searchParams }: URL): string {
  const query = significantQuery(pathname, searchParams).toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
