// Keeps what was read in memory, so that pages which share a list or a record read it once. A change drops exactly what it touches, by the
// same keys that drop pages; what may change with time alone is read again after a second.
// Not `memoized`: an entry also holds the keys of its read, and a change that came during the read drops it.

import { LRUCache } from "lru-cache";
import type { ContentClient, OpenClient } from "./client.ts";
import { everythingKey } from "./store/records/surrogate-keys.ts";
import type { Store } from "./store/store.ts";

interface Remembered {
  /** Shared by all who asked: never to be changed. */
  value: Promise<unknown>;
  keys: ReadonlySet<string>;
}

const mostReads = 2000;
/** Scheduled stories enter their lists on time. */
const listLife = 1000;
const longestWords = 100;

export function rememberReads(open: OpenClient, store: Pick<Store, "onChange">): OpenClient {
  const reads = new LRUCache<string, Remembered>({ max: mostReads, ttl: 0 });
  let changes = 0;

  store.onChange((changed) => {
    changes += 1;
    const names = new Set(changed);
    for (const [name, { keys }] of reads) {
      if (names.has(everythingKey) || !keys.isDisjointFrom(names)) reads.delete(name);
    }
  });

  function read<T>(
    name: string,
    noted: Set<string>,
    life: number,
    ask: (client: ContentClient) => Promise<T>,
  ): Promise<T> {
    const known = reads.get(name);
    // The name holds the kind of read, so what it found is of this type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (known !== undefined) return noting(known as Remembered & { value: Promise<T> }, noted);
    const keys = new Set<string>();
    const before = changes;
    const value = ask(open(keys));
    const remembered = { value, keys };
    reads.set(name, remembered, { ttl: life });
    const forget = () => {
      if (reads.peek(name) === remembered) reads.delete(name);
    };
    // A change that came meanwhile may have replaced what was being read.
    value.then(() => changes !== before && forget(), forget);
    return noting(remembered, noted);
  }

  async function noting<T>(
    { value, keys }: { value: Promise<T>; keys: ReadonlySet<string> },
    noted: Set<string>,
  ): Promise<T> {
    try {
      return await value;
    } finally {
      for (const key of keys) noted.add(key);
    }
  }

  return (noted): ContentClient => ({
    byId: (type, id) => read(`id ${type} ${id}`, noted, 0, (client) => client.byId(type, id)),
    byPath: (type, path) => read(`path ${type} ${path}`, noted, 0, (client) => client.byPath(type, path)),
    byPaths: (type, paths) =>
      read(`paths ${type} ${JSON.stringify(paths)}`, noted, 0, (client) => client.byPaths(type, paths)),
    redirectAt: ({ path, query = "" }) =>
      // Strangers can ask for any number of queries: they push nothing out.
      query === ""
        ? read(`redirect ${path}`, noted, 0, (client) => client.redirectAt({ path }))
        : open(noted).redirectAt({ path, query }),
    // Which queries there are is noted by no page: what a redirect for a query changes is told by its path.
    redirectPatterns: (of) =>
      read(`redirect patterns ${of}`, of === "paths" ? noted : new Set(), 0, (client) => client.redirectPatterns(of)),
    all: (type) => read(`all ${type}`, noted, listLife, (client) => client.all(type)),
    cards: (query) => read(`cards ${JSON.stringify(query)}`, noted, listLife, (client) => client.cards(query)),
    corrections: (part) => open(noted).corrections(part),
    layout: (subtype, elementId) =>
      read(`layout ${subtype} ${elementId ?? ""}`, noted, 0, (client) => client.layout(subtype, elementId)),
    // A shelf of videos asks for the same few words each time; whatever else somebody asks for is not worth the memory.
    suggestions: (text, size) =>
      text.length > longestWords
        ? open(noted).suggestions(text, size)
        : read(`suggestions ${size} ${text}`, noted, listLife, (client) => client.suggestions(text, size)),
    search: (query) => open(noted).search(query),
    completions: (text, size) => open(noted).completions(text, size),
  });
}
