// LAYOUT-07, LAYOUT-09: which pages read a layout, and what of it they draw. Fronts and their kin draw every module in every region; the
// video room takes what it is made of (VIDEO-06) and nothing else.

import type { BlockKind } from "../blocks/schemas.ts";
import type { RegionName } from "../../model/layouts/region-names.ts";

interface DrawnParts {
  region: RegionName;
  kinds: readonly BlockKind[];
}

const everything = "everything";

const drawnBySubtype = {
  homeLayout: everything,
  sectionLayout: everything,
  categoryLayout: everything,
  articleLayout: everything,
  personLayout: everything,
  showLayout: everything,
  videoLayout: everything,
  fnctvLayout: everything,
  newyearsLayout: everything,
  liveEventLayout: everything,
  videoNavigation: { region: "main", kinds: ["video-navigation", "rank-tool", "content-carousel", "show-carousel"] },
  videoLegalLinks: { region: "main", kinds: ["legal-links"] },
  /** What stands in ad slots of which no ad server knows. */
  housePromos: { region: "main", kinds: ["house-promo"] },
} as const satisfies Record<string, DrawnParts | typeof everything>;

export type LayoutSubtype = keyof typeof drawnBySubtype;

const drawn = new Map<string, DrawnParts | typeof everything>(Object.entries(drawnBySubtype));

export function isReadSubtype(subtype: string): boolean {
  return drawn.has(subtype);
}

/** Why the page of a layout leaves a module out; nothing where it draws it. */
export function whyUndrawn(subtype: string, region: RegionName, kind: BlockKind): string | undefined {
  const parts = drawn.get(subtype);
  if (parts === undefined || parts === everything) return undefined;
  if (region !== parts.region) return `the page of a ${subtype} draws no ${region}`;
  return parts.kinds.includes(kind) ? undefined : `the page of a ${subtype} does not draw it`;
}
