// What whoever imports records should know of their addresses: that none leads to a story, that another record has it, or a redirect.

import type { OriginalState, WithOriginal } from "../follow-original.ts";
import { reachOf, type PlacedKind, type Surroundings } from "../reach.ts";
import type { PreparedRecord, RecordName } from "../records/parse-record.ts";
import { placeText } from "../redirects/redirect-address.ts";
import type { Store } from "../store/store.ts";

const kinds: readonly PlacedKind[] = ["article", "live_event", "person", "section", "show", "static_page", "tag"];

type Lookups = Pick<Store, "redirectsFrom" | "pagesAt">;

/** In the order of the records, which are stored. */
export async function addressNotes(records: readonly PreparedRecord[], store: Lookups): Promise<string[][]> {
  const paths = records.flatMap(({ type, index }) => (kindOf(type) === undefined ? [] : (index.path ?? [])));
  const [pages, redirects] = await Promise.all([
    store.pagesAt(paths),
    store.redirectsFrom(paths.map((path) => placeText({ path }))),
  ]);
  return records.map((record) => {
    const { type, index } = record;
    const kind = kindOf(type);
    if (kind === undefined || !index.published) return [...(index.notes ?? [])];
    const { path, notes = [] } = index;
    if (path === undefined) return [...notes, "has no address on this site: lists lead to where it is"];
    const isLeft = redirects.has(placeText({ path }));
    return [...notes, ...reachNotes(kind, record, path, { standing: pages.get(path) ?? [], isLeft })];
  });
}

const kindOf = (type: RecordName["type"]): PlacedKind | undefined => kinds.find((one) => one === type);

function reachNotes(kind: PlacedKind, own: RecordName, path: string, surroundings: Surroundings): string[] {
  const reach = reachOf(kind, own, path, surroundings);
  if (reach.isReached) {
    const { hides } = reach;
    return hides === undefined ? [] : [`has the address of ${hides.type}/${hides.id} too, ${path}: this one is shown`];
  }
  if (reach.why === "no page") return [`cannot be reached: no ${wordOf(kind)} can stand at ${path}`];
  if (reach.why === "redirect") return [`cannot be reached: a redirect leads away from ${path}`];
  return [`cannot be reached: ${reach.why.type}/${reach.why.id} is shown at ${path}`];
}

const wordOf = (kind: PlacedKind) => kind.replace("_", " ");

/** What becomes of a story whose original is elsewhere on this site. */
export function originalNote({ home, original }: WithOriginal, state: OriginalState): string | undefined {
  switch (state) {
    case "answers":
      return `cannot be reached: readers of ${home} are sent to its original, ${original}`;
    case "circle":
      return `its original, ${original}, names it in turn: both stay where they are`;
    case "nothing":
    default:
      return undefined;
  }
}
