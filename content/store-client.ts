// The reading interface on the own store. Every read notes what it depended on, also when it found nothing.

import {
  correctedTypes,
  type ContentClient,
  type CorrectedStory,
  type ListQuery,
  type OpenClient,
  type Suggestion,
} from "./client.ts";
import { withDueCorrections } from "./records/corrections.ts";
import { correctedStories } from "./corrected-stories.ts";
import { reachedStories } from "./reached-stories.ts";
import { sayingAway } from "./saying-away.ts";
import type { CorrectionPlace } from "./store/records/correction-rows.ts";
import { comparedPath } from "./store/records/compared-path.ts";
import type { FoundRecord, FoundSuggestion, Store } from "./store/store.ts";
import { agingKey, kindKey, listKey, pathKey, recordKey } from "./store/records/surrogate-keys.ts";
import { correctionsList, everythingList, redirectPatternList } from "../model/fields/list-names.ts";
import type { Card } from "../model/stories/card.ts";

/** How often a list is read on for stories that nobody gets to: so many of them in a row are none. */
const mostTurns = 5;

export function openStoreClient(store: Store, now: () => number = store.now): OpenClient {
  const reads = sayingAway(store);
  return (keys): ContentClient => clientOf(reads, keys, now);
}

function clientOf(store: Store, keys: Set<string>, now: () => number): ContentClient {
  /** Which stories readers get to changes with what stands where they are sent. */
  function reached<S extends Pick<Card, "id" | "url" | "original">>(stories: readonly S[]): Promise<S[]> {
    for (const { original } of stories) {
      if (original !== undefined) keys.add(pathKey(comparedPath("article", original)));
    }
    return reachedStories(stories, store, now());
  }

  async function reachedAmong<F extends { record: FoundRecord }>(found: readonly F[]): Promise<F[]> {
    keys.add(agingKey);
    for (const { record } of found) keys.add(recordKey(record.type, record.id));
    const isStory = ({ type }: FoundRecord) => type === "article";
    const stories = new Set(await reached(found.map(({ record }) => record).filter(isStory)));
    return found.filter(({ record }) => !isStory(record) || stories.has(record));
  }

  /** As many as were asked for, where there are so many that readers get to. */
  async function enough<T, R>(
    { size, offset = 0 }: Pick<ListQuery, "size" | "offset">,
    read: (part: { size: number; offset: number }) => Promise<T[]>,
    reachedOf: (some: readonly T[]) => Promise<R[]>,
  ): Promise<R[]> {
    const found: R[] = [];
    let from = offset;
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const wanted = size - found.length;
      const some = await read({ size: wanted, offset: from });
      found.push(...(await reachedOf(some)));
      if (found.length === size || some.length < wanted) break;
      from += wanted;
    }
    return found;
  }

  /** A story may be there several times, and is looked at once. */
  async function correctedAt(places: readonly CorrectionPlace[]): Promise<CorrectedStory[]> {
    for (const { type, id } of places) keys.add(recordKey(type, id));
    const told = await correctedStories(places, store);
    const stories = new Map(told.filter(({ type }) => type === "article").map((one) => [one.id, one]));
    const shown = new Set((await reached([...stories.values()])).map(({ id }) => id));
    return told.filter(({ type, id }) => type !== "article" || shown.has(id));
  }

  return {
    async byId(type, id) {
      keys.add(recordKey(type, id));
      const doc = await store.byId(type, id);
      return doc && withDueCorrections(doc, now());
    },

    async byPath(type, path) {
      keys.add(pathKey(comparedPath(type, path)));
      const doc = await store.byPath(type, path);
      if (doc !== undefined) keys.add(recordKey(type, doc.id));
      return doc && withDueCorrections(doc, now());
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
      const read = (part: { size: number; offset?: number }) => store.cards({ ...query, ...part, lists });
      return query.type === "article" ? enough(query, read, reached) : read(query);
    },

    corrections(part) {
      for (const type of correctedTypes) keys.add(listKey(type, correctionsList));
      return enough(part, (some) => store.corrections(some), correctedAt);
    },

    layout(subtype, elementId) {
      keys.add(kindKey("layout"));
      return store.layout(subtype, elementId);
    },

    // A new story would not be noted by any other key.
    suggestions: async (text, size) => (await reachedAmong(await store.suggestions(text, size))).map(suggestionOf),

    async search(query) {
      const { answer, found } = await store.search(query);
      const items = (await reachedAmong(found)).map(({ item }) => item);
      return { ...answer, items, total: answer.total - (found.length - items.length) };
    },

    completions: async (text, size) => (await reachedAmong(await store.completions(text, size))).map(suggestionOf),
  };
}

function suggestionOf({ record: _record, ...suggestion }: FoundSuggestion): Suggestion {
  return suggestion;
}
