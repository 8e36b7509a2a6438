// A version of a record as it comes back. A story, and live coverage, keeps every address that it has had since: links to them go on leading to it.

import { sitePath } from "../model/addresses/site-path.ts";
import { spellPath } from "../model/addresses/path-spelling.ts";
import type { RecordDocs } from "./records/kinds.ts";
import { parseRecord, type RecordName } from "./records/parse-record.ts";
import { isFixedAddress } from "./redirects/is-fixed-address.ts";
import type { Store } from "./store/store.ts";

type Reads = Pick<Store, "claimsOn" | "revisions" | "standing">;

/** Read at once; few stories have more versions. */
const pageSize = 100;

export async function restoredSource(
  store: Reads,
  name: RecordName,
  { number, source }: { number: number; source: string },
): Promise<string> {
  const placed = placedIn(source);
  if (placed === undefined) return source;
  const own = new Set([...placed.paths, ...pathsIn([placed.original])]);
  const since = new Set<string>();
  for await (const later of versionsSince(store, name, number)) {
    for (const path of placedIn(later)?.paths ?? []) if (!own.has(path) && !isFixedAddress(path)) since.add(path);
  }
  const claims = since.size === 0 ? new Map() : await store.claimsOn([...since]);
  const isFree = (path: string) =>
    (claims.get(path) ?? []).every(({ type, id }: RecordName) => type === name.type && id === name.id);
  const kept = [...since].filter(isFree).map(spellPath);
  if (kept.length === 0) return source;
  const record: Record<string, unknown> = JSON.parse(source);
  return JSON.stringify({ ...record, urls: [...kept, ...listed(record["urls"])] });
}

/** What stands, and back from there to the version of this number, as they came. */
async function* versionsSince(store: Reads, name: RecordName, number: number): AsyncGenerator<string> {
  const standing = await store.standing(name);
  if (standing !== undefined) yield standing.source;
  for (let before: number | undefined; ;) {
    const page = await store.revisions.list(name, { size: pageSize, before });
    for (const revision of page) {
      if (revision.number <= number) return;
      const { source } = (await store.revisions.find(name, revision.number)) ?? {};
      if (source !== undefined) yield source;
    }
    if (page.length < pageSize) return;
    before = page.at(-1)?.number;
  }
}

interface Placed {
  /** Where it stands, and what leads there. */
  paths: string[];
  /** Where a story says that it stood first. */
  original?: string;
}

/** Undefined for what does not move. */
function placedIn(source: string): Placed | undefined {
  const parsed = parseRecord(source);
  if (!("ok" in parsed)) return undefined;
  const { type, doc, index } = parsed.ok;
  if (type === "live_event") return { paths: [index.path ?? [], index.aliases ?? []].flat() };
  if (type !== "article") return undefined;
  const { canonical_url, urls = [], short_urls = [], originalCanonical_url }: RecordDocs["article"] = JSON.parse(doc);
  return { paths: pathsIn([canonical_url, ...urls, ...short_urls]), original: originalCanonical_url };
}

const pathsIn = (addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : (sitePath(address) ?? [])));

const listed = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === "" ? [] : [value];
