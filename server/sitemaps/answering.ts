// A map names only addresses that answer: none from which a stored redirect leads away, and no story whose original readers are sent to.

import type { Archive } from "../../content/archive.ts";
import type { ContentClient } from "../../content/client.ts";
import { isSentAway } from "../../content/reached-stories.ts";
import { sitePath } from "../../model/addresses/site-path.ts";

export interface Mapped {
  /** On this site, without scheme and host. */
  address: string;
  /** See `Card`. */
  original?: string;
}

/** Looked up together. */
const atOnce = 500;

interface Asked {
  archive: Pick<Archive, "redirectedFrom">;
  content: Pick<ContentClient, "byPath">;
  now: number;
}

export async function* answering<T extends Mapped>(
  given: AsyncIterable<T> | Iterable<T>,
  asked: Asked,
): AsyncGenerator<T> {
  let some: T[] = [];
  for await (const one of given) {
    some.push(one);
    if (some.length < atOnce) continue;
    yield* await answeringOf(some, asked);
    some = [];
  }
  if (some.length > 0) yield* await answeringOf(some, asked);
}

async function answeringOf<T extends Mapped>(some: readonly T[], { archive, content, now }: Asked): Promise<T[]> {
  const [redirected, sentAway] = await Promise.all([
    archive.redirectedFrom(some.flatMap(({ address }) => sitePath(address) ?? [])),
    Promise.all(some.map(({ address, original }) => isSentAway({ url: address, original }, content, now))),
  ]);
  return some.filter(({ address }, place) => {
    const path = sitePath(address);
    return path !== undefined && !redirected.has(path) && sentAway[place] !== true;
  });
}
