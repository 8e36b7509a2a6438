// What whoever imports records should know of their addresses: that none leads to a story, that another record has it, or a redirect.

import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import type { PreparedRecord, RecordName } from "../records/parse-record.ts";
import { placeText } from "../redirects/redirect-address.ts";
import type { PlacedRecord, Store } from "../store/store.ts";

const kinds = ["article", "live_event", "person", "section", "show", "static_page", "tag"] as const;
type Kind = (typeof kinds)[number];

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
    const { path } = index;
    const standing = path === undefined ? [] : (pages.get(path) ?? []);
    const isLeft = path !== undefined && redirects.has(placeText({ path }));
    return [...(index.notes ?? []), ...reachNotes(kind, record, { path, standing, isLeft })];
  });
}

const kindOf = (type: RecordName["type"]): Kind | undefined => kinds.find((one) => one === type);

interface Place {
  path: string | undefined;
  /** All that is there for readers; nothing where it is not due yet. */
  standing: readonly PlacedRecord[];
  /** A redirect leads away from there. */
  isLeft: boolean;
}

function reachNotes(kind: Kind, own: RecordName, { path, standing, isLeft }: Place): string[] {
  if (path === undefined) return ["has no address on this site: nobody can reach it"];
  if (!mayStandAt(kind, path)) return [`cannot be reached: no ${wordOf(kind)} can stand at ${path}`];
  if (isLeft) return [`cannot be reached: a redirect leads away from ${path}`];
  const claims = standing.filter(({ isAlias }) => !isAlias).toSorted((a, b) => rankAt(path, a) - rankAt(path, b));
  const [shown, second] = claims;
  if (shown === undefined || second === undefined) return [];
  const isShown = shown.type === own.type && shown.id === own.id;
  return isShown
    ? [`has the address of ${second.type}/${second.id} too, ${path}: this one is shown`]
    : [`cannot be reached: ${shown.type}/${shown.id} is shown at ${path}`];
}

/** The order in which the rules of a page look: for sections first at the root of the site, for stories first below. */
function rankAt(path: string, { type }: PlacedRecord): number {
  const isRoot = path.lastIndexOf("/") === 0;
  const order = isRoot ? ["section", "article", "static_page"] : ["article", "section", "static_page"];
  return order.includes(type) ? order.indexOf(type) : -1;
}

const wordOf = (kind: Kind) => kind.replace("_", " ");
