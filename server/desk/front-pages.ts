// The pages of the site that editors can arrange, sections first: by which layouts each is found, and where it is.

import type { LayoutSubtype } from "../../content/layouts/drawn-parts.ts";
import type { Store } from "../../content/store/store.ts";
import { liveEventPath, sectionPath, tagPath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { elementNames } from "../../site/layouts/own-layout.server.ts";

export interface FrontPage {
  /** Of a front of its own. */
  subtype: LayoutSubtype;
  /** Of all that it may be of, the first before the others. */
  subtypes: readonly LayoutSubtype[];
  /** What a front of its own names; null for all pages of a kind. */
  element: string | null;
  /** All by which it is found. */
  names: readonly (string | null)[];
  title: string;
  address: string;
}

const home: FrontPage = { ...all("homeLayout"), title: "Front page", address: "/" };

/** Of many pages at once: what readers get where a page has no front of its own. */
const ofAll: readonly FrontPage[] = [
  { ...all("sectionLayout"), title: "All sections", address: "" },
  { ...all("categoryLayout"), title: "All topics", address: "" },
];

function all(subtype: LayoutSubtype) {
  return { subtype, subtypes: [subtype], element: null, names: [null] };
}

export async function frontPages(store: Pick<Store, "all">): Promise<FrontPage[]> {
  const [sections, tags, shows, people, events] = await Promise.all([
    store.all("section"),
    store.all("tag"),
    store.all("show"),
    store.all("person"),
    store.all("live_event"),
  ]);
  return [
    home,
    ...sections.map((one) => pageOf(["sectionLayout"], one, sectionPath(one))),
    ...ofAll,
    ...tags.map((one) => pageOf(["categoryLayout", "sectionLayout"], one, tagPath(one))),
    ...shows.flatMap((one) => pageAt(["showLayout"], one, one.canonical_url)),
    ...people.flatMap((one) => pageAt(["personLayout"], { id: one.id, title: one.name }, one.canonicalUrl)),
    ...events.map((one) => pageOf(["liveEventLayout"], one, liveEventPath(one))),
  ];
}

interface Titled {
  id: string;
  title: string;
  /** The name of the layout that it is to have. */
  layout?: string;
}

type Subtypes = readonly [LayoutSubtype, ...LayoutSubtype[]];

function pageOf(subtypes: Subtypes, { id, title, layout }: Titled, path: string): FrontPage {
  return {
    subtype: subtypes[0],
    subtypes,
    element: layout ?? id,
    names: layout === undefined ? elementNames(id, path) : [layout],
    title,
    address: spellPath(path),
  };
}

function pageAt(subtypes: Subtypes, record: Titled, url: string | undefined): FrontPage[] {
  const path = url === undefined ? undefined : sitePath(url);
  return path === undefined ? [] : [pageOf(subtypes, record, path)];
}
