// What whoever writes a layout by a call is told of it: of its stories, sections and tags the same as whoever publishes it at the desk.

import type { Block } from "../../../content/blocks/schemas.ts";
import { targetExists } from "../../../content/check/target-exists.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { modulePlaces } from "../../../content/records/layout.ts";
import type { Store } from "../../../content/store/store.ts";
import { regionNames } from "../../../model/layouts/region-names.ts";
import { frontWarnings } from "../../desk/front-warnings.ts";
import { pinState } from "../../desk/pin-state.ts";

/** `record`: as it was sent, in which places are counted. */
export async function layoutWarnings(
  store: Store,
  layout: RecordDocs["layout"],
  record: object,
  now: number,
): Promise<string[]> {
  const places = modulePlaces(record);
  const modules = regionNames.flatMap((region) =>
    layout[region].map((block, position): Block => {
      const place = places[region][position] ?? position;
      return { ...block, mark: { key: `${region}.${place} (${block.kind})` } };
    }),
  );
  const warnings = await frontWarnings(modules, [], {
    now,
    stateOf: (pin) => pinState(store, pin, now),
    exists: (target) => targetExists(store, layout.subtype, { ...target, at: "" }),
    // Where links lead, and which pictures there are, is seen when the page is drawn.
    links: new Map(),
    isDead: () => Promise.resolve(false),
    isPictureThere: () => Promise.resolve(true),
  });
  return warnings.map(({ key, url, text }) => `${key}: ${url === undefined ? "" : `${url}: `}${text}`);
}
