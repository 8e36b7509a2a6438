// What an editor should know of redirects that may stand: where each ends, whether there is anything, and what it hides.

import { withoutVariantEnding } from "../../model/addresses/variant-endings.ts";
import type { RecordName } from "../records/parse-record.ts";
import type { Store } from "../store/store.ts";
import { isFixedAddress, isNeverRedirected } from "./is-fixed-address.ts";
import { movedTarget } from "./moved-target.ts";
import { pathMatcher } from "./path-patterns.ts";
import { placeholdersIn } from "./placeholders.ts";
import { mostSteps, neverHolds } from "./redirect-faults.ts";
import { nextPlace, nextText, pathOfText, withoutItsQuery } from "./redirect-address.ts";

export interface Leading {
  /** As one text: see `redirect-address.ts`. */
  from: string;
  to: string;
}

export interface RedirectNote {
  /** The record that readers cannot reach because of it. */
  shadows?: RecordName;
  /** The path of this site where it ends, though nothing is there. */
  missing?: string;
  /** It leads nobody. */
  isIdle?: boolean;
}

type Lookups = Pick<Store, "redirectsFrom" | "redirectPatterns" | "pagesAt">;

/** In the order of the redirects, which count as stored whether they are or not. */
export async function redirectNotes(redirects: readonly Leading[], store: Lookups): Promise<RedirectNote[]> {
  const leads = await waysOf(redirects, store);
  const ends = redirects.map(({ to }) => endOf(to, leads));
  const pages = await store.pagesAt([
    ...redirects.map(({ from }) => pathOfText(from)),
    ...ends.flatMap((end) => (end === undefined ? [] : [withoutVariantEnding(end)])),
  ]);
  const matchPaths = pathMatcher((await store.redirectPatterns()).paths);
  return redirects.map(({ from, to }, place) => {
    // One for a single query hides nothing, and neither does one that stands where only an older address of a story is, or another spelling of
    // the one it leads to.
    const home = nextPlace(to)?.path;
    const shadows = from.includes("?")
      ? undefined
      : pages.get(pathOfText(from))?.find(({ isAlias, path }) => !isAlias && path !== home);
    const end = ends[place];
    const isThere =
      end === undefined ||
      placeholdersIn(end).length > 0 ||
      pages.has(withoutVariantEnding(end)) ||
      isFixedAddress(end) ||
      matchPaths(end).length > 0;
    const isIdle = isNeverRedirected(pathOfText(from));
    return { ...(shadows && { shadows }), ...(!isThere && { missing: end }), ...(isIdle && { isIdle }) };
  });
}

export function noteTexts({ shadows, missing, isIdle }: RedirectNote): string[] {
  return [
    ...(isIdle === true ? [neverHolds] : []),
    ...(shadows === undefined ? [] : [`shadows the page of ${shadows.type}/${shadows.id}`]),
    ...(missing === undefined ? [] : [`leads to ${missing}, where there is nothing`]),
  ];
}

async function waysOf(redirects: readonly Leading[], store: Lookups): Promise<Map<string, string>> {
  const leads = new Map(redirects.map(({ from, to }) => [from, to]));
  const looked = new Set(leads.keys());
  let ahead = redirects.map(({ to }) => to);
  for (let step = 0; step < mostSteps; step += 1) {
    const paths = [...new Set(ahead.flatMap(placesAt))].filter((path) => !looked.has(path));
    if (paths.length === 0) break;
    for (const path of paths) looked.add(path);
    const found = await store.redirectsFrom(paths);
    for (const { from, to } of found.values()) leads.set(from, to);
    ahead = [...found.values()].map(({ to }) => to);
  }
  return leads;
}

/** With its query, and without, where a redirect for all queries may begin. */
function placesAt(to: string): string[] {
  const at = nextText(to);
  return at === undefined ? [] : [at, withoutItsQuery(at)];
}

/** Decoded. */
function endOf(to: string, leads: ReadonlyMap<string, string>): string | undefined {
  let at = nextText(movedTarget(to));
  for (let step = 0; step < mostSteps && at !== undefined; step += 1) {
    const further = leads.get(at) ?? leads.get(withoutItsQuery(at));
    if (further === undefined) return pathOfText(at);
    at = nextText(movedTarget(further));
  }
  return undefined;
}
