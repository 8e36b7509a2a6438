// The page on which a layout is seen: that of its element, or of a default one the first page that it is for.

import type { ContentClient } from "../../content/client.ts";
import type { Layout } from "../../content/records/layout.ts";
import { addressOf } from "../../model/addresses/address-of.ts";
import { coveragePrefix } from "../../model/addresses/coverage-prefix.ts";
import { liveEventPath, sectionPath, tagPath, tagPrefix } from "../../model/addresses/front-path.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { elementNames } from "../../site/layouts/own-layout.server.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";

type Reads = Pick<ContentClient, "all" | "byId" | "cards">;
type Find = (content: Reads, element: string | undefined) => Promise<string | undefined>;

const always =
  (path: string): Find =>
  () =>
    Promise.resolve(path);

/** Of the record with this id or path; without an element of the first that has an address. */
function among<T>(
  all: (content: Reads) => Promise<readonly T[]>,
  id: (one: T) => string,
  path: (one: T) => string | undefined,
): Find {
  return async (content, element) => {
    const records = await all(content);
    const isNamed = (one: T) =>
      element === undefined || elementNames(id(one), path(one) ?? "").includes(trimSlashes(element));
    return records
      .filter(isNamed)
      .map(path)
      .find((address) => address !== undefined);
  };
}

const newest =
  (type: "article" | "video"): Find =>
  async (content) =>
    (await content.cards({ type, lists: [everythingList], size: 1 })).map(({ url }) => sitePath(url))[0];

const ofArticle: Find = async (content, element) => {
  if (element === undefined) return newest("article")(content, element);
  const article = await content.byId("article", element);
  return article === undefined ? newest("article")(content, element) : sitePath(article.canonical_url);
};

const idOf = ({ id }: { id: string }) => id;

const sections = among((content) => content.all("section"), idOf, sectionPath);
const tags = among((content) => content.all("tag"), idOf, tagPath);

const bySubtype: Readonly<Record<string, Find>> = {
  homeLayout: always("/"),
  housePromos: always("/"),
  fnctvLayout: always(addressOf("/fnctv")),
  newyearsLayout: always(addressOf("/newyears")),
  videoNavigation: always("/video"),
  videoLegalLinks: always("/video"),
  videoLayout: newest("video"),
  articleLayout: ofArticle,
  sectionLayout: async (content, element) => (await sections(content, element)) ?? tags(content, element),
  categoryLayout: async (content, element) => {
    if (element === "category") return tagPrefix.slice(0, -1);
    if (element?.startsWith("elections/")) return `/${element}`;
    return (await tags(content, element)) ?? sections(content, element);
  },
  personLayout: among(
    (content) => content.all("person"),
    idOf,
    ({ canonicalUrl }) => sitePath(canonicalUrl),
  ),
  showLayout: among(
    (content) => content.all("show"),
    idOf,
    ({ canonical_url }) => sitePath(canonical_url),
  ),
  liveEventLayout: async (content, element) =>
    element === "coverage"
      ? coveragePrefix.slice(0, -1)
      : among((from) => from.all("live_event"), idOf, liveEventPath)(content, element),
};

export async function addressOfFront(content: Reads, { subtype, elementId }: Layout): Promise<string | undefined> {
  return bySubtype[subtype]?.(content, elementId);
}
