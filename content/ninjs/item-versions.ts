// Versions of one item: which of two is the newer, and which of all that are given counts.

import type { NinjsItem } from "./ninjs-item.ts";

export type ItemVersion = Pick<NinjsItem, "version" | "versioncreated">;

const counted = new Intl.Collator("en", { numeric: true });

/** Their numbers decide, else the times they were made; below zero where the first is the older, zero where nobody can tell. */
export function compareVersions(one: ItemVersion, other: ItemVersion): number {
  const byNumber =
    one.version === undefined || other.version === undefined
      ? 0
      : counted.compare(String(one.version), String(other.version));
  return byNumber || Date.parse(one.versioncreated ?? "") - Date.parse(other.versioncreated ?? "") || 0;
}

interface Seen {
  newest: ItemVersion & { place: string };
  first: ItemVersion & { address: string };
}

export interface SeenVersions {
  see: (item: NinjsItem, place: string, address: string) => void;
  /** Whether it is the one of its item that counts: the newest, of equal ones the last. */
  isNewest: (item: NinjsItem, place: string) => boolean;
  /** Where the first version of it would stand. */
  firstAddress: (item: NinjsItem) => string | undefined;
}

export function seenVersions(): SeenVersions {
  const seen = new Map<string, Seen>();
  return {
    see({ uri, version, versioncreated }, place, address) {
      const own = { version, versioncreated };
      const { newest, first } = seen.get(uri) ?? {};
      seen.set(uri, {
        newest: newest && compareVersions(own, newest) < 0 ? newest : { ...own, place },
        first: first && compareVersions(own, first) >= 0 ? first : { ...own, address },
      });
    },
    isNewest: ({ uri }, place) => seen.get(uri)?.newest.place === place,
    firstAddress: ({ uri }) => seen.get(uri)?.first.address,
  };
}
