// LAYOUT-07: the layout of the first of several things that has one of its own, else the default of its subtype.

import type { ContentClient } from "../../content/client.ts";
import type { LayoutSubtype } from "../../content/layouts/drawn-parts.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";

export async function ownLayout(
  content: ContentClient,
  subtype: LayoutSubtype,
  elements: readonly (string | undefined)[],
): Promise<RecordDocs["layout"] | undefined> {
  for (const element of elements) {
    if (element === undefined) continue;
    const found = await content.layout(subtype, element);
    if (found?.elementId !== undefined) return found;
  }
  return content.layout(subtype, undefined);
}
