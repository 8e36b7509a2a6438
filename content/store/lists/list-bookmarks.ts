// Marks in long lists, so that a deep page does not count its way down from the top each time: a mark stands at every so many entries,
// until something in the list changes or a scheduled story becomes due.

import { LRUCache } from "lru-cache";
import type { ChangeFeed } from "../change-feed.ts";
import type { Database } from "../database.ts";
import { numberOfList } from "./number-of-list.ts";
import { prepareQuery } from "../prepare-query.ts";
import { everythingKey, listKey } from "../records/surrogate-keys.ts";
import { dueAt, scanQuery, type Place, type Walk } from "./scan-list.ts";

const stride = 250;
const mostWalks = 500;

interface Marks {
  /** Nothing has become due up to here since they were set. */
  until: number;
  /** The entries at stride, 2 × stride …; shared by readers, who may set the same one twice. */
  places: Place[];
  keys: ReadonlySet<string>;
}

export function listBookmarks(database: Database, subscribe: ChangeFeed["subscribe"]) {
  const { read } = database;
  const marksOf = new LRUCache<string, Marks>({ max: mostWalks });
  let isListening = false;

  const placeAfter = scanQuery<Place>(database, (entries) => entries);

  const becameDue = prepareQuery<{ type: Walk["type"]; list: string; after: number; now: number }, { key: number }>(
    read,
    (parameter) =>
      read
        .selectFrom("listings")
        .select("key")
        .where("list", "=", numberOfList(read, parameter("type"), parameter("list")))
        .where("at", ">", parameter("after"))
        .where("at", "<=", parameter("now"))
        .limit(1),
  );

  // Only who asks for deep pages needs to hear of changes: an import does not.
  function listen(): void {
    if (isListening) return;
    isListening = true;
    subscribe((changed) => {
      const names = new Set(changed);
      for (const [name, { keys }] of marksOf) {
        if (names.has(everythingKey) || !keys.isDisjointFrom(names)) marksOf.delete(name);
      }
    });
  }

  async function currentMarks(walk: Walk, now: number): Promise<Marks> {
    const name = JSON.stringify(walk);
    const known = marksOf.get(name);
    const [list = ""] = walk.lists;
    if (known !== undefined && (await becameDue({ type: walk.type, list, after: known.until, now })).length === 0) {
      known.until = Math.max(known.until, now);
      return known;
    }
    const keys = new Set([...walk.lists, ...walk.exclude].map((each) => listKey(walk.type, each)));
    const marks = { until: now, places: [], keys };
    marksOf.set(name, marks);
    return marks;
  }

  /** Where to begin and how many entries to skip from there; nothing when the list ends before. */
  return async (walk: Walk, offset: number, now: number): Promise<{ from: Place; skip: number } | undefined> => {
    const strides = Math.floor(offset / stride);
    let from = dueAt(now);
    if (strides > 0) {
      listen();
      const { places } = await currentMarks(walk, now);
      for (let position = 0; position < strides; position += 1) {
        const place = places[position] ?? (await placeAfter(walk, { from, skip: stride, size: 1 }))[0];
        if (place === undefined) return undefined;
        places[position] = place;
        from = place;
      }
    }
    return { from, skip: offset - strides * stride };
  };
}
