// What the documents of a search can be narrowed by, and how many would be left.

import type { Facet, SearchKind } from "./search-query.ts";

export interface Countable {
  kind: SearchKind;
  /** Paths of sections. */
  sections: readonly string[];
  authors: readonly { slug: string; name: string }[];
}

export interface Narrowing {
  kinds?: readonly SearchKind[];
  section?: string;
  author?: string;
}

const mostFacets = 12;
const byName = new Intl.Collator("en").compare;

export function isWithin({ kind, sections, authors }: Countable, { kinds, section, author }: Narrowing): boolean {
  return (
    (kinds === undefined || kinds.includes(kind)) &&
    (section === undefined || sections.includes(section)) &&
    (author === undefined || authors.some(({ slug }) => slug === author))
  );
}

/** Each as if the others were chosen and it were not: so a reader sees where else there is something. */
export function countFacets(documents: readonly Countable[], narrowing: Narrowing) {
  const kinds: Partial<Record<SearchKind, number>> = {};
  const within = (left: Narrowing) => documents.filter((document) => isWithin(document, left));
  for (const { kind } of within({ ...narrowing, kinds: undefined })) {
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  const sections = new Map<string, Facet>();
  for (const one of within({ ...narrowing, section: undefined })) {
    for (const path of one.sections) count(sections, path, path);
  }
  const authors = new Map<string, Facet>();
  for (const one of within({ ...narrowing, author: undefined })) {
    for (const { slug, name } of one.authors) count(authors, slug, name);
  }
  return { kinds, sections: mostFirst(sections), authors: mostFirst(authors) };
}

function count(facets: Map<string, Facet>, value: string, name: string): void {
  const known = facets.get(value);
  if (known === undefined) facets.set(value, { value, name, count: 1 });
  else known.count += 1;
}

function mostFirst(facets: Map<string, Facet>): Facet[] {
  return [...facets.values()]
    .toSorted((one, other) => other.count - one.count || byName(one.name, other.name))
    .slice(0, mostFacets);
}
