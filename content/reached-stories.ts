// The stories among these that readers get to (LOAD-08). One is in no list whose address is no story's, or leads away, or shows something else,
// or whose readers are sent to its original. One at an address elsewhere leads there.

import { followOriginal } from "./follow-original.ts";
import { reachOf, type Surroundings } from "./reach.ts";
import { placeText } from "./redirects/redirect-address.ts";
import type { Store } from "./store/store.ts";
import { readPath } from "../model/addresses/path-spelling.ts";
import { withoutQuery } from "../model/addresses/without-query.ts";
import type { Card } from "../model/stories/card.ts";

export type ReachLookups = Pick<Store, "contestedAmong" | "redirectsFrom" | "pagesAt" | "byPath">;

export async function reachedStories<C extends Pick<Card, "id" | "url" | "original">>(
  cards: readonly C[],
  store: ReachLookups,
  now: number,
): Promise<C[]> {
  const placed = cards.map((card) => ({ card, path: pathOfCard(card) }));
  const paths = placed.flatMap(({ path }) => path ?? []);
  if (paths.length === 0) return [...cards];
  const around = await surroundingsOf(paths, store);
  const sentAway = new Set<C>();
  for (const card of cards) {
    if (card.original !== undefined && (await isSentAway(card, store, now))) sentAway.add(card);
  }
  return placed
    .filter(({ card, path }) => {
      if (path === undefined) return true;
      return !sentAway.has(card) && reachOf("article", { type: "article", id: card.id }, path, around(path)).isReached;
    })
    .map(({ card }) => card);
}

/** Cards hold addresses as they are spelled. */
function pathOfCard({ url }: Pick<Card, "url">): string | undefined {
  return url.startsWith("/") ? readPath(withoutQuery(url)) : undefined;
}

export async function surroundingsOf(
  paths: readonly string[],
  store: Pick<Store, "contestedAmong" | "redirectsFrom" | "pagesAt">,
): Promise<(path: string) => Surroundings> {
  const contested = [...(await store.contestedAmong(paths))];
  if (contested.length === 0) return () => ({ standing: [], isLeft: false });
  const [pages, redirects] = await Promise.all([
    store.pagesAt(contested),
    store.redirectsFrom(contested.map((path) => placeText({ path }))),
  ]);
  return (path) => ({ standing: pages.get(path) ?? [], isLeft: redirects.has(placeText({ path })) });
}

export async function isSentAway(
  { url, original }: Pick<Card, "url" | "original">,
  content: Pick<Store, "byPath">,
  now: number,
): Promise<boolean> {
  const home = original === undefined ? undefined : pathOfCard({ url });
  if (original === undefined || home === undefined) return false;
  return (await followOriginal(content, { home, original }, now)) === "answers";
}
