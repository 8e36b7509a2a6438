// What is stored around redirects, looked up many paths at a time: where they lead, and what else stands at a path.

import { z } from "zod";
import { faultsAmong, MOST_STEPS, type AskedRedirect, type RedirectFaults } from "../../redirects/redirect-faults.ts";
import { fromPath, nextPath } from "../../redirects/redirect-address.ts";
import type { RecordName } from "../../records/parse-record.ts";
import type { Connection, Database } from "../database.ts";
import type { StoreChange, StoredRedirect } from "../store.ts";

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

export function redirectReads({ read }: Database, now: () => number) {
  return {
    redirectsFrom: (paths: readonly string[]) => redirectsFrom(read, paths),
    redirectFaults: (changes: readonly StoreChange[]) => redirectFaults(read, changes),

    /** What readers see at these paths, redirects aside. */
    async pagesAt(paths: readonly string[]): Promise<Map<string, RecordName>> {
      const found = new Map<string, RecordName>();
      for (const some of portions([...new Set(paths)])) {
        const rows = await read
          .selectFrom("records")
          .select(["type", "id", "path"])
          .where("type", "in", pageKinds)
          .where("path", "in", some)
          .where("published", "=", 1)
          .where("at", "<=", now())
          .execute();
        for (const { type, id, path } of rows) if (path !== null) found.set(path, { type, id });
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
  return { from: fromPath(id), next: "put" in change ? nextPath(readTarget(change.put.doc).to) : undefined };
}

/** Everything stored that lies on the ways of these, a step at a time. */
async function waysFrom(
  connection: Connection,
  asked: readonly AskedRedirect[],
): Promise<Map<string, string | undefined>> {
  const known = new Map<string, string | undefined>();
  let ahead = new Set(asked.flatMap(({ from, next }) => (next === undefined ? [from] : [from, next])));
  for (let step = 0; ahead.size > 0 && step <= 2 * MOST_STEPS; step += 1) {
    for (const path of ahead) known.set(path, undefined);
    const found = await redirectsFrom(connection, [...ahead]);
    ahead = new Set();
    for (const [from, { to }] of found) {
      const next = nextPath(to);
      known.set(from, next);
      if (next !== undefined && !known.has(next)) ahead.add(next);
    }
  }
  return known;
}

async function redirectsFrom(connection: Connection, paths: readonly string[]): Promise<Map<string, StoredRedirect>> {
  const found = new Map<string, StoredRedirect>();
  for (const some of portions(paths)) {
    const rows = await connection
      .selectFrom("records")
      .select(["id", "path", "doc"])
      .where("type", "=", "redirect")
      .where("path", "in", some)
      .execute();
    for (const { id, path, doc } of rows) if (path !== null) found.set(path, { id, from: path, ...readTarget(doc) });
  }
  return found;
}

function readTarget(doc: string): z.output<typeof target> {
  return target.parse(JSON.parse(doc));
}

function* portions(paths: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < paths.length; start += AT_ONCE) yield paths.slice(start, start + AT_ONCE);
}
