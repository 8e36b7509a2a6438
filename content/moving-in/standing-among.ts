// What stands already where the sections and people of a move want to stand.

import type { PlacedRecord, Store } from "../store/store.ts";
import type { Standing } from "../wordpress/sections-of.ts";

export interface StandingAmong {
  /** Records other than this one at a path. */
  othersAt: (path: string, id: string) => PlacedRecord[];
  standing: (path: string, id: string) => Standing;
}

/** `isOwn`: a post or page of the move itself is going to stand there. */
export async function standingAmong(
  paths: readonly string[],
  isOwn: (path: string) => boolean,
  store: Pick<Store, "pagesAt" | "claimsOn">,
): Promise<StandingAmong> {
  const found = await store.pagesAt(paths);
  const claims = await store.claimsOn(paths);
  const leadsElsewhere = (path: string) => claims.get(path)?.some(({ type }) => type === "redirect") === true;
  const othersAt = (path: string, id: string) => (found.get(path) ?? []).filter((one) => !one.isAlias && one.id !== id);
  return {
    othersAt,
    standing(path, id) {
      if (isOwn(path)) return "other";
      const kinds = othersAt(path, id).map(({ type }) => type);
      if (kinds.length > 0) return kinds.includes("section") ? "section" : "other";
      if (found.get(path)?.some((one) => !one.isAlias) === true) return "own";
      // Whoever came before leads somewhere from there: a section would never be seen.
      return leadsElsewhere(path) ? "other" : "nothing";
    },
  };
}
