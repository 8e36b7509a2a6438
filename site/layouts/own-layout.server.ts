// LAYOUT-07: the layout of the first of several things that has one of its own, else the default of its subtype.

import { coveragePrefix } from "../../model/addresses/coverage-prefix.ts";
import { tagPrefix } from "../../model/addresses/front-path.ts";
import type { ContentClient } from "../../content/client.ts";
import type { LayoutSubtype } from "../../content/layouts/drawn-parts.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import type { FrontPlace } from "../../model/layouts/front-place.ts";

/** Layouts name what they belong to by its id, by its path, or by its path below the one that all of its kind share. */
export function elementNames(id: string, path: string): string[] {
  const [, shared, ...rest] = path.split("/");
  const below = [tagPrefix, coveragePrefix].includes(`/${shared}/`) ? [rest.join("/")] : [];
  return [...new Set([id, ...below, path.slice(1)])].filter((name) => name !== "");
}

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

/** One of its own of whichever subtype comes before any default. */
export async function layoutAt(
  content: ContentClient,
  { subtypes, names }: FrontPlace,
): Promise<RecordDocs["layout"] | undefined> {
  const found = await Promise.all(subtypes.map((subtype) => ownLayout(content, subtype, names)));
  return found.find((layout) => layout?.elementId !== undefined) ?? found.find((layout) => layout !== undefined);
}
