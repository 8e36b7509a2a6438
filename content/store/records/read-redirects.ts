// What is stored around redirects, looked up many paths at a time: where they lead, and which ways they make.

import { z } from "zod";
import {
  faultsAmong,
  mostSteps,
  type AskedRedirect,
  type RedirectFault,
  type RedirectFaults,
} from "../../redirects/redirect-faults.ts";
import { nextBy, patternWays, whereNothingStands, type PatternWays } from "../../redirects/pattern-ways.ts";
import {
  fromPlace,
  fromText,
  placeText,
  isPatternPlace,
  nextPlace,
  nextText,
  patternOfPlace,
  sortedPatterns,
  withoutItsQuery,
  type RedirectPatterns,
} from "../../redirects/redirect-address.ts";
import { holdsForPage } from "../../redirects/holds-for-page.ts";
import { isFixedAddress, isNeverRedirected, isSitePage } from "../../redirects/is-fixed-address.ts";
import { movedFrom } from "../../../model/addresses/url-table.ts";
import type { Connection, Database } from "../database.ts";
import type { StoreChange, StoredRedirect } from "../store.ts";
import { pagesAt, topicsAt } from "./pages-at.ts";
import { rowsAtOnce, portions } from "./portions.ts";

/** Of more patterns at once the ways into them are not looked at: readers are led round no loop whatever is stored. */
const mostBeginnings = 50;

const target = z.object({ to: z.string(), status: z.number() });

export function redirectReads({ read }: Database, now: () => number) {
  return {
    redirectsFrom: (addresses: readonly string[]) => redirectsFrom(read, addresses),
    redirectPatterns: () => storedPatterns(read),
    redirectFaults: (changes: readonly StoreChange[]) => redirectFaults(read, changes, now),
    pagesAt: (paths: readonly string[]) => pagesAt(read, paths, now),
  };
}

async function storedPatterns(connection: Connection): Promise<RedirectPatterns> {
  const rows = await connection
    .selectFrom("addresses")
    .select("pattern")
    .distinct()
    .where("pattern", "is not", null)
    .execute();
  return sortedPatterns(rows.flatMap(({ pattern }) => pattern ?? []));
}

/**
 * The faults among these changes, by their place. Must be asked on the connection that is going to write them, when the pages among them
 * are written.
 */
export async function redirectFaults(
  connection: Connection,
  changes: readonly StoreChange[],
  now: () => number,
): Promise<RedirectFaults> {
  const asked = changes.flatMap((change, place) => {
    const redirect = askedRedirect(change);
    return redirect === undefined ? [] : [{ ...redirect, place }];
  });
  if (!asked.some(({ to }) => to !== undefined)) return new Map();
  const hidden = await hiddenPages(connection, asked, now);
  const allowed = asked.filter(({ place }) => !hidden.has(place));
  const stored = await storedPatterns(connection);
  const added = allowed.flatMap(({ pattern }) => pattern ?? []);
  const ways = patternWays(sortedPatterns([...stored.queries, ...stored.paths, ...added]));
  const entries = await entriesOf(
    connection,
    allowed.filter(({ isPattern, to }) => isPattern && to !== undefined),
  );
  const judged = allowed.map((one) => (one.isPattern ? { ...one, entries } : one));
  const known = await waysFrom(connection, judged, ways);
  const ends = [...judged.flatMap(({ to }) => to ?? []), ...known.values()];
  const stands = await standing(connection, ends, now);
  const faults = faultsAmong(judged, (from) => known.get(from), whereNothingStands(ways, stands));
  return new Map([...hidden, ...[...faults].map(([place, fault]) => [judged[place]?.place ?? 0, fault] as const)]);
}

interface AskedChange extends AskedRedirect {
  /** Decoded. */
  at: string;
  /** The same, where it would hide the page there. */
  path?: string;
  pattern?: string;
  isPattern: boolean;
}

function askedRedirect(change: StoreChange): AskedChange | undefined {
  const { type, id } = "put" in change ? change.put : change.remove;
  if (type !== "redirect") return undefined;
  const place = fromPlace(id);
  const isPattern = isPatternPlace(place);
  return {
    from: placeText(place),
    to: "put" in change ? readTarget(change.put.doc).to : undefined,
    isPattern,
    pattern: patternOfPlace(place),
    at: place.path,
    ...(holdsForPage(place, isPattern) && { path: place.path }),
  };
}

/** Whether a page is at a path, of those to which these lead. */
async function standing(
  connection: Connection,
  targets: readonly string[],
  now: () => number,
): Promise<(path: string) => boolean> {
  const paths = targets.flatMap((to) => nextPlace(to)?.path ?? []);
  const pages = await pagesAt(connection, paths, now);
  return (path) => isFixedAddress(path) || pages.has(path);
}

/** Nobody could reach what stands there any more. Patterns hold only where nothing stands. */
async function hiddenPages(
  connection: Connection,
  asked: readonly (AskedChange & { place: number })[],
  now: () => number,
): Promise<Map<number, RedirectFault>> {
  const paths = asked.flatMap(({ path, to }) => (path === undefined || to === undefined ? [] : [path]));
  const [pages, topics] = await Promise.all([pagesAt(connection, paths, now), topicsAt(connection, paths)]);
  const hidden = new Map<number, RedirectFault>();
  for (const { place, at, path, to } of asked) {
    if (to === undefined) continue;
    if (isNeverRedirected(at)) hidden.set(place, { kind: "idle" });
    if (path === undefined || hidden.has(place)) continue;
    // Another spelling leads to the page, and may be a redirect to it.
    const home = nextPlace(to)?.path;
    const page = pages.get(path)?.find(({ isAlias, path: own }) => !isAlias && (own === path || own !== home));
    const moved = movedFrom(path);
    const name =
      path === "/"
        ? "the front page"
        : page !== undefined
          ? `the page of ${page.type}/${page.id}`
          : topics.has(path)
            ? `the front of the tag at ${path}`
            : isSitePage(path)
              ? `${path}, a page of the site itself`
              : moved !== undefined && moved !== home
                ? `${path}, the usual address of ${moved}`
                : undefined;
    if (name !== undefined) hidden.set(place, { kind: "page", page: name });
  }
  return hidden;
}

/** Stored redirects that lead to where these patterns may hold. */
async function entriesOf(
  connection: Connection,
  patterns: readonly AskedRedirect[],
): Promise<{ from: string; to: string }[]> {
  const beginnings = new Set(patterns.map(({ from }) => /^[^:*?]*/.exec(from)?.[0] ?? ""));
  if (beginnings.size === 0 || beginnings.size > mostBeginnings) return [];
  const rows = await connection
    .selectFrom("records")
    .select(["id", "doc"])
    .where("type", "=", "redirect")
    .where((where) =>
      where.or(
        [...beginnings].map((beginning) => where("doc", "like", `{"to":"${beginning.replaceAll(/[%\\]/g, "_")}%`)),
      ),
    )
    .limit(rowsAtOnce)
    .execute();
  return rows.map(({ id, doc }) => ({ from: fromText(id), to: readTarget(doc).to }));
}

/** Where everything stored that lies on the ways of these leads, a step at a time. */
async function waysFrom(
  connection: Connection,
  asked: readonly AskedRedirect[],
  ways: PatternWays,
): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  const next = nextBy((from) => targets.get(from), ways);
  const looked = new Set<string>();
  const begun = asked.flatMap(({ from, to, entries = [] }) => [
    ...placesAt(from),
    ...(to === undefined ? [] : placesAt(nextText(to))),
    ...entries.flatMap((entry) => [...placesAt(entry.from), ...placesAt(nextText(entry.to))]),
  ]);
  let ahead = new Set(begun);
  for (let step = 0; ahead.size > 0 && step <= 2 * mostSteps; step += 1) {
    const unknown = [...ahead]
      .flatMap((address) => [address, ...ways(address).map(({ from }) => from)])
      .filter((address) => !looked.has(address));
    for (const address of unknown) looked.add(address);
    const found = await redirectsFrom(connection, [...new Set(unknown)]);
    for (const [from, { to }] of found) targets.set(from, to);
    const onwards = [...ahead].flatMap((address) => placesAt(next(address)));
    ahead = new Set(onwards.filter((address) => !looked.has(address)));
  }
  return targets;
}

/** With its query, and without, where a redirect for all queries may begin. */
function placesAt(address: string | undefined): string[] {
  return address === undefined ? [] : [address, withoutItsQuery(address)];
}

async function redirectsFrom(
  connection: Connection,
  addresses: readonly string[],
): Promise<Map<string, StoredRedirect>> {
  const found = new Map<string, StoredRedirect>();
  for (const some of portions(addresses)) {
    const rows = await connection
      .selectFrom("addresses")
      .innerJoin("records", "records.key", "addresses.key")
      .select(["records.id", "addresses.place", "records.doc"])
      .where("addresses.place", "in", some)
      .where("addresses.type", "=", "redirect")
      .orderBy("records.id", "desc")
      .execute();
    for (const { id, place, doc } of rows) found.set(place, { id, from: place, ...readTarget(doc) });
  }
  return found;
}

function readTarget(doc: string): z.output<typeof target> {
  return target.parse(JSON.parse(doc));
}
