// The reading interface on the own store. Every read notes what it depended on, also when it found nothing.

import type { ContentClient, ListQuery, OpenClient } from "./client.ts";
import { reachedStories } from "./reached-stories.ts";
import { sayingAway } from "./saying-away.ts";
import { comparedPath } from "./store/records/compared-path.ts";
import type { Store } from "./store/store.ts";
import { kindKey, listKey, pathKey, recordKey } from "./store/records/surrogate-keys.ts";
import { everythingList, redirectPatternList } from "../model/fields/list-names.ts";
import type { Card } from "../model/stories/card.ts";

/** How often a list is read on for stories that nobody gets to: so many of them in a row are none. */
const mostTurns = 5;

export function openStoreClient(store: Store, now: () => number = Date.now): OpenClient {
  const reads = sayingAway(store);
  return (keys): ContentClient => clientOf(reads, keys, now);
}

function clientOf(store: Store, keys: Set<string>, now: () => number): ContentClient {
  /** As many as were asked for, where there are so many that readers get to. */
  async function reachedCards({ size, offset = 0, ...list }: ListQuery): Promise<Card[]> {
    const found: Card[] = [];
    let from = offset;
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const wanted = size - found.length;
      const cards = await store.cards({ ...list, size: wanted, offset: from });
      for (const { original } of cards) {
        if (original !== undefined) keys.add(pathKey(comparedPath("article", original)));
      }
      found.push(...(await reachedStories(cards, store, now())));
      if (found.length === size || cards.length < wanted) break;
      from += wanted;
    }
    return found;
  }

  return {
    byId(type, id) {
      keys.add(recordKey(type, id));
      return store.byId(type, id);
    },

    async byPath(type, path) {
      keys.add(pathKey(comparedPath(type, path)));
      const doc = await store.byPath(type, path);
      if (doc !== undefined) keys.add(recordKey(type, doc.id));
      return doc;
    },

    async byPaths(type, paths) {
      for (const path of paths) keys.add(pathKey(comparedPath(type, path)));
      const docs = await store.byPaths(type, paths);
      for (const doc of docs) if (doc !== undefined) keys.add(recordKey(type, doc.id));
      return docs;
    },

    async redirectAt(place) {
      keys.add(pathKey(place.path));
      const doc = await store.redirectAt(place);
      if (doc !== undefined) keys.add(recordKey("redirect", doc.id));
      return doc;
    },

    async redirectPatterns(of) {
      keys.add(of === "paths" ? listKey("redirect", redirectPatternList) : kindKey("redirect"));
      return (await store.redirectPatterns())[of];
    },

    all(type) {
      keys.add(kindKey(type));
      return store.all(type);
    },

    cards(query) {
      const lists = query.lists.length === 0 ? [everythingList] : query.lists;
      for (const list of lists) keys.add(listKey(query.type, list));
      return query.type === "article" ? reachedCards({ ...query, lists }) : store.cards({ ...query, lists });
    },

    layout(subtype, elementId) {
      keys.add(kindKey("layout"));
      return store.layout(subtype, elementId);
    },

    // A new story would not be noted by any key; pages with suggestions grow old by themselves.
    async suggestions(text, size) {
      const found = await store.suggestions(text, size);
      return found.map(({ record, ...suggestion }) => {
        keys.add(recordKey(record.type, record.id));
        return suggestion;
      });
    },

    async search(query) {
      const { answer, records } = await store.search(query);
      for (const { type, id } of records) keys.add(recordKey(type, id));
      return answer;
    },

    completions: (text, size) => store.completions(text, size),
  };
}
