// What a record refers to and what is not there: stored all the same, for it may come later, and told to whoever writes it.

import { LRUCache } from "lru-cache";
import type { RecordType } from "../records/kinds.ts";
import type { RecordNote } from "../records/odd-values.ts";
import { referencesIn, type ReferredKind } from "../records/references.ts";
import type { Store } from "../store/store.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { memoized } from "../../model/work/single-flight.ts";

type Reads = Pick<Store, "byId" | "byPath" | "layout">;

const words: Readonly<Record<ReferredKind, string>> = {
  video: "a video",
  playlist: "a playlist",
  person: "a person",
  layout: "a layout",
  post: "a video or story",
  program: "a show",
};

/** Of a longer list the rest is not looked for. */
const mostLookedFor = 500;
const mostRemembered = 10_000;

export interface MissingReference extends RecordNote {
  name: string;
}

export type FindMissing = (type: RecordType, record: object) => Promise<MissingReference[]>;

/** What it has looked for it remembers: one for each thing that is done. */
export function missingReferences(store: Reads): FindMissing {
  const found = new LRUCache<string, Promise<boolean>>({ max: mostRemembered });
  const isThere = (is: ReferredKind, name: string) => memoized(found, `${is} ${name}`, () => exists(store, is, name));
  return async (type, record) => {
    const references = referencesIn(type, record).slice(0, mostLookedFor);
    const there = await Promise.all(references.map(({ is, name }) => isThere(is, name)));
    return references
      .filter((_, place) => there[place] === false)
      .map(({ at, is, name }) => ({ at, text: `names ${words[is]} that is not there, ${name}`, name }));
  };
}

async function exists(store: Reads, is: ReferredKind, name: string): Promise<boolean> {
  const hasId = async (type: RecordType) => (await store.byId(type, name)) !== undefined;
  const isVideo = async () => (await store.byPath("video", `/video/${name}`)) !== undefined;
  switch (is) {
    case "video":
      return isVideo();
    case "post":
      return (await isVideo()) || (await hasId("video")) || (await hasId("article"));
    case "program": {
      const path = sitePath(name);
      return path !== undefined && (await store.byPath("show", path)) !== undefined;
    }
    case "layout": {
      const subtypes = ["sectionLayout", "categoryLayout"] as const;
      const layouts = await Promise.all(subtypes.map((subtype) => store.layout(subtype, name)));
      return layouts.some((layout) => layout?.elementId !== undefined);
    }
    case "playlist":
    case "person":
    default:
      return hasId(is);
  }
}
