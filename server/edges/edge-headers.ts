// What an answer says to the edges that the settings name: its keys, and how long they may have it. Each edge reads headers of its own, and takes
// them away; to readers the answer says what it always says.

import { edgePolicy, type EdgeLife } from "../http/cache-policies.ts";
import type { Edge, EdgeKind } from "./edge-address.ts";
import type { EdgeKeys } from "./edge-keys.ts";

interface HeaderNames {
  keys: string;
  separator: string;
  life: string;
}

const namesOf: Readonly<Record<EdgeKind, HeaderNames>> = {
  varnish: { keys: "xkey", separator: " ", life: "cdn-cache-control" },
  fastly: { keys: "surrogate-key", separator: " ", life: "surrogate-control" },
  cloudflare: { keys: "cache-tag", separator: ",", life: "cloudflare-cdn-cache-control" },
  webhook: { keys: "surrogate-key", separator: " ", life: "cdn-cache-control" },
};

/** In which edges are told how long they may have an answer. */
export const edgeLifeHeaders: readonly string[] = Object.values(namesOf).map(({ life }) => life);

export type EdgeHeaders = (keys: ReadonlySet<string>, life: EdgeLife) => Record<string, string>;

/** Whether what was purged softly would be shown once more while the edge asks for what is new. Our Varnish tells the two apart. */
const showsPurged = ({ kind, isSoft }: Edge) => isSoft && kind !== "varnish";

/** Undefined where there are no edges. */
export function edgeHeaders(edges: readonly Edge[], { ofPage }: EdgeKeys): EdgeHeaders | undefined {
  if (edges.length === 0) return undefined;
  return (keys, life) => {
    const written = ofPage(keys);
    const headers: Record<string, string> = {};
    for (const { kind } of edges) {
      const names = namesOf[kind];
      headers[names.keys] = written.join(names.separator);
      const readers = edges.filter((edge) => namesOf[edge.kind].life === names.life);
      headers[names.life] = edgePolicy(life, { isRevalidated: !readers.some(showsPurged) });
    }
    return headers;
  };
}
