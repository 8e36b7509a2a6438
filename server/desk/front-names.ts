// What the page of a front is called: the section, topic, show, person or coverage that its layout names.

import { elementTypes } from "../../content/check/target-exists.ts";
import type { RecordType } from "../../content/records/kinds.ts";
import type { Store } from "../../content/store/store.ts";
import { liveEventPath, sectionPath, tagPath } from "../../model/addresses/front-path.ts";
import { lookUp } from "../../model/fields/look-up.ts";

type Reads = Pick<Store, "byId" | "byPath">;

const pathIn: Readonly<Partial<Record<RecordType, (element: { id: string }) => string>>> = {
  section: sectionPath,
  tag: tagPath,
  live_event: liveEventPath,
};

/** Null where nothing of that name is stored. */
export async function nameOfElement(store: Reads, subtype: string, element: string): Promise<string | null> {
  for (const type of lookUp(elementTypes, subtype) ?? []) {
    const path = pathIn[type]?.({ id: element });
    const found =
      (await store.byId(type, element)) ?? (path === undefined ? undefined : await store.byPath(type, path));
    if (found !== undefined && "name" in found) return found.name;
    if (found !== undefined && "title" in found && found.title !== undefined) return found.title;
  }
  return null;
}
