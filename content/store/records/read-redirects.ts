// What is stored around redirects, looked up many paths at a time: where they lead, and what else stands at a path.

import { sql } from "kysely";
import { z } from "zod";
import { faultsAmong, MOST_STEPS, type AskedRedirect, type RedirectFaults } from "../../redirects/redirect-faults.ts";
import { fromText, nextText, placeText, withoutItsQuery } from "../../redirects/redirect-address.ts";
import type { Connection, Database } from "../database.ts";
import type { RecordType } from "../../records/kinds.ts";
import { prepareQuery } from "../prepare-query.ts";
import { comparedPath } from "./compared-path.ts";
import type { PlacedRecord, StoreChange, StoredRedirect } from "../store.ts";

/** Fewer than either database takes in one statement. */
const AT_ONCE = 1_000;

const target = z.object({ to: z.string(), status: z.number() });

/** Records of these kinds are pages at their path. */
const pageKinds = [
  "article",
  "election",
  "live_event",
  "person",
  "section",
  "show",
  "static_page",
  "tag",
  "video",
] as const;

export function redirectReads({ read, spelling }: Database, now: () => number) {
  const ownersAt = prepareQuery<{ places: string }, { place: string; type: RecordType }>(read, (parameter) =>
    read
      .selectFrom("addresses")
      .select(["place", "type"])
      .where(sql<boolean>`place in (${spelling.textsIn(parameter("places"))})`)
      .where("alias", "=", 0),
  );

  return {
    redirectsFrom: (addresses: readonly string[]) => redirectsFrom(read, addresses),

    async redirectPatterns(): Promise<string[]> {
      const rows = await read
        .selectFrom("addresses")
        .select("pattern")
        .distinct()
        .where("pattern", "is not", null)
        .execute();
      return rows.flatMap(({ pattern }) => pattern ?? []);
    },

    redirectFaults: (changes: readonly StoreChange[]) => redirectFaults(read, changes),

    async contestedAmong(paths: readonly string[]): Promise<ReadonlySet<string>> {
      const places = new Set(paths.flatMap((path) => [comparedPath("article", path), placeText({ path })]));
      const owners = Map.groupBy(await ownersAt({ places: JSON.stringify([...places]) }), ({ place }) => place);
      return new Set(
        paths.filter((path) => {
          const records = owners.get(comparedPath("article", path)) ?? [];
          return records.length > 1 || owners.get(placeText({ path }))?.some(({ type }) => type === "redirect");
        }),
      );
    },

    /** What is there for readers, redirects aside. */
    async pagesAt(paths: readonly string[]): Promise<Map<string, PlacedRecord[]>> {
      const found = new Map<string, PlacedRecord[]>();
      for (const some of portions([...new Set(paths)])) {
        const rows = await read
          .selectFrom("addresses")
          .innerJoin("records", "records.key", "addresses.key")
          .select(["addresses.type", "addresses.place", "addresses.path", "addresses.alias", "records.id"])
          .where("addresses.place", "in", [...new Set([...some, ...some.map((path) => path.toLowerCase())])])
          .where("addresses.type", "in", pageKinds)
          .where("records.published", "=", 1)
          .where("records.at", "<=", now())
          .orderBy("addresses.alias")
          .orderBy("records.at", "desc")
          .orderBy("records.id")
          .execute();
        const rowsAt = Map.groupBy(rows, ({ place }) => place);
        for (const asked of some) {
          const there = [...new Set([asked, asked.toLowerCase()])]
            .flatMap((place) => rowsAt.get(place) ?? [])
            .filter(({ type, place }) => place === comparedPath(type, asked))
            .toSorted((one, other) => Number(other.path === asked) - Number(one.path === asked));
          if (there.length === 0) continue;
          found.set(
            asked,
            there.map(({ type, id, alias }) => ({ type, id, isAlias: alias === 1 })),
          );
        }
      }
      return found;
    },
  };
}

/** The faults among these changes, by their place. Must be asked on the connection that is going to write them. */
export async function redirectFaults(connection: Connection, changes: readonly StoreChange[]): Promise<RedirectFaults> {
  const asked = changes.flatMap((change, place) => {
    const redirect = askedRedirect(change);
    return redirect === undefined ? [] : [{ ...redirect, place }];
  });
  if (!asked.some(({ next }) => next !== undefined)) return new Map();
  const known = await waysFrom(connection, asked);
  const faults = faultsAmong(asked, (path) => known.get(path));
  return new Map([...faults].map(([place, fault]) => [asked[place]?.place ?? 0, fault]));
}

function askedRedirect(change: StoreChange): AskedRedirect | undefined {
  const { type, id } = "put" in change ? change.put : change.remove;
  if (type !== "redirect") return undefined;
  return { from: fromText(id), next: "put" in change ? nextText(readTarget(change.put.doc).to) : undefined };
}

/** Everything stored that lies on the ways of these, a step at a time. */
async function waysFrom(
  connection: Connection,
  asked: readonly AskedRedirect[],
): Promise<Map<string, string | undefined>> {
  const known = new Map<string, string | undefined>();
  let ahead = new Set(asked.flatMap(({ from, next }) => (next === undefined ? [from] : [from, ...bothOf(next)])));
  for (let step = 0; ahead.size > 0 && step <= 2 * MOST_STEPS; step += 1) {
    for (const path of ahead) known.set(path, undefined);
    const found = await redirectsFrom(connection, [...ahead]);
    ahead = new Set();
    for (const [from, { to }] of found) {
      const next = nextText(to);
      known.set(from, next);
      for (const address of next === undefined ? [] : bothOf(next)) if (!known.has(address)) ahead.add(address);
    }
  }
  return known;
}

/** With its query, and without, where a redirect for all queries may begin. */
function bothOf(address: string): string[] {
  return [address, withoutItsQuery(address)];
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

function* portions(paths: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < paths.length; start += AT_ONCE) yield paths.slice(start, start + AT_ONCE);
}
