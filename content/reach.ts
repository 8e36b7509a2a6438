// Whether readers get to a record at its path: a page of its kind can be there, no redirect leads away, and nothing else is shown. The import
// tells of a record that nobody gets to, and lists leave such a story out (LOAD-08).

import { mayStandAt } from "../model/addresses/may-stand-at.ts";
import type { RecordName } from "./records/parse-record.ts";
import type { PlacedRecord } from "./store/store.ts";

export type PlacedKind = "article" | "live_event" | "person" | "section" | "show" | "static_page" | "tag";

export interface Surroundings {
  /** All that is at the path for readers; nothing where it is not due yet. */
  standing: readonly PlacedRecord[];
  /** A redirect leads away from there. */
  isLeft: boolean;
}

export type Reach =
  | { isReached: true; hides?: PlacedRecord }
  | { isReached: false; why: "no page" | "redirect" | PlacedRecord };

export function reachOf(kind: PlacedKind, own: RecordName, path: string, { standing, isLeft }: Surroundings): Reach {
  if (!mayStandAt(kind, path)) return { isReached: false, why: "no page" };
  if (isLeft) return { isReached: false, why: "redirect" };
  const claims = standing.filter(({ isAlias }) => !isAlias).toSorted((a, b) => rankAt(path, a) - rankAt(path, b));
  const [shown, second] = claims;
  if (shown === undefined || second === undefined) return { isReached: true };
  const isShown = shown.type === own.type && shown.id === own.id;
  return isShown ? { isReached: true, hides: second } : { isReached: false, why: shown };
}

/** The order in which the rules of a page look: for sections first at the root of the site, for stories first below. */
function rankAt(path: string, { type }: PlacedRecord): number {
  const isRoot = path.lastIndexOf("/") === 0;
  const order = isRoot ? ["section", "article", "static_page"] : ["article", "section", "static_page"];
  return order.includes(type) ? order.indexOf(type) : -1;
}
