// A map names only addresses that answer: none from which a stored redirect leads away, and no story whose original readers are sent to.

import type { Archive } from "../../content/archive.ts";
import { sitePath } from "../../model/addresses/site-path.ts";

export interface Mapped {
  /** On this site, without scheme and host. */
  address: string;
  /** See `Card`. */
  original?: string;
}

/** Looked up together. */
const atOnce = 500;

type Lookups = Pick<Archive, "redirectedFrom" | "standingAt">;

export async function* answering<T extends Mapped>(
  given: AsyncIterable<T> | Iterable<T>,
  archive: Lookups,
): AsyncGenerator<T> {
  let some: T[] = [];
  for await (const one of given) {
    some.push(one);
    if (some.length < atOnce) continue;
    yield* await answeringOf(some, archive);
    some = [];
  }
  if (some.length > 0) yield* await answeringOf(some, archive);
}

async function answeringOf<T extends Mapped>(some: readonly T[], archive: Lookups): Promise<T[]> {
  const [redirected, standing] = await Promise.all([
    archive.redirectedFrom(some.flatMap(({ address }) => sitePath(address) ?? [])),
    archive.standingAt(some.flatMap(({ original }) => original ?? [])),
  ]);
  return some.filter(({ address, original }) => {
    const path = sitePath(address);
    return path !== undefined && !redirected.has(path) && !(original !== undefined && standing.has(original));
  });
}
