// Where the focal points of pictures are, by the media records. Remembered until a record changes: every request for a size asks.

import { LRUCache } from "lru-cache";
import { everythingKey, pathKey } from "../../content/store/records/surrogate-keys.ts";
import type { Store } from "../../content/store/store.ts";
import type { FocalPoint } from "../../model/pictures/focal-point.ts";

export interface FocalPoints {
  /** By the path of a media record. Never rejects: while the store does not answer, a picture has none. */
  of: (path: string) => FocalPoint | undefined | Promise<FocalPoint | undefined>;
  close: () => void;
}

const most = 50_000;

export function focalPoints(store: Pick<Store, "byPath" | "onChange">): FocalPoints {
  const known = new LRUCache<string, { point?: FocalPoint }>({ max: most });
  let changes = 0;
  const close = store.onChange((keys) => {
    changes += 1;
    for (const key of keys) {
      if (key === everythingKey) known.clear();
      else known.delete(key);
    }
  });

  async function read(path: string, key: string): Promise<FocalPoint | undefined> {
    const before = changes;
    try {
      const media = await store.byPath("media", path);
      // A change that came meanwhile may have replaced what was being read.
      if (changes === before) known.set(key, { point: media?.focalPoint });
      return media?.focalPoint;
    } catch {
      return undefined;
    }
  }

  return {
    of(path) {
      const key = pathKey(path);
      const before = known.get(key);
      return before === undefined ? read(path, key) : before.point;
    },
    close,
  };
}
