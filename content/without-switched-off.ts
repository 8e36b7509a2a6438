// What the publisher has switched off is not offered: where no page of a show or a video answers, lists, search, feeds and maps are as if
// there were none, and so it is with pages that stand at the address of such a thing and with modules that show it. A video in a story plays as
// ever: it is read by its id. Wrapped around the reading of content, so that no page has to think of it.

import { staticPagePath } from "../model/addresses/front-path.ts";
import { isSwitchedOff } from "../model/addresses/url-table.ts";
import { features, type Feature } from "../model/brand/features.ts";
import type { Archive, OpenArchive } from "./archive.ts";
import type { ContentClient, OpenClient, Suggestion } from "./client.ts";
import { layoutOffered } from "./layouts/layout-offered.ts";
import { nothingFound, searchKinds, type SearchKind } from "./search/search-query.ts";

type IsOn = (feature: Feature) => boolean;

/** The kinds that have pages only where a switch is on. */
const switchOf: Partial<Record<string, Feature>> = { show: "shows", video: "videoRoom" };

const offeredBy = (isOn: IsOn) => (kind: string) => {
  const feature = switchOf[kind];
  return feature === undefined || isOn(feature);
};

const hidesNothing = (isOn: IsOn) => features.every(isOn);

export function withoutSwitchedOff(open: OpenClient, isOn: IsOn): OpenClient {
  if (hidesNothing(isOn)) return open;
  const isOffered = offeredBy(isOn);
  const offeredKinds = searchKinds.filter(isOffered);
  const staysAway = (type: string, path: string) => type === "static_page" && isSwitchedOff(path, isOn);
  const offered = async (found: Promise<Suggestion[]>) => (await found).filter(({ type }) => isOffered(type));

  return (keys): ContentClient => {
    const client = open(keys);
    return {
      ...client,
      async all(type) {
        const found = isOffered(type) ? await client.all(type) : [];
        return type === "static_page" ? found.filter((page) => !staysAway(type, staticPagePath(page))) : found;
      },
      byPath: async (type, path) => (isOffered(type) && !staysAway(type, path) ? client.byPath(type, path) : undefined),
      async layout(subtype, elementId) {
        const found = await client.layout(subtype, elementId);
        return found && layoutOffered(found, isOn);
      },
      cards: async (query) => (isOffered(query.type) ? client.cards(query) : []),
      corrections: async (part) => (await client.corrections(part)).filter(({ type }) => isOffered(type)),
      suggestions: (text, size) => offered(client.suggestions(text, size)),
      completions: (text, size) => offered(client.completions(text, size)),
      async search({ kinds = offeredKinds, ...query }) {
        const asked = kinds.filter(isOffered);
        const answer = asked.length === 0 ? nothingFound : await client.search({ ...query, kinds: asked });
        const counted = Object.entries(answer.kinds).filter(([kind]) => isOffered(kind));
        return { ...answer, kinds: Object.fromEntries(counted) satisfies Partial<Record<SearchKind, number>> };
      },
    };
  };
}

export function withoutSwitchedOffInArchive(open: OpenArchive, isOn: IsOn): OpenArchive {
  if (hidesNothing(isOn)) return open;
  const isOffered = offeredBy(isOn);
  return (keys): Archive => {
    const archive = open(keys);
    return {
      ...archive,
      archiveMonths: async (type) => (isOffered(type) ? archive.archiveMonths(type) : []),
      archivedCards: (type, part) => (isOffered(type) ? archive.archivedCards(type, part) : nothing()),
      archivedDocs: (type, part) => (isOffered(type) ? archive.archivedDocs(type, part) : nothing()),
    };
  };
}

async function* nothing(): AsyncGenerator<never> {}
