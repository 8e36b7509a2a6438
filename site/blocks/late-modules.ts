// The modules of layouts on pages that seldom have any, such as a story's: drawn like everywhere, but their styles come only with the pages
// that do (`sheets` of a page object; `scripts/page-styles.mjs` makes the style sheet).

import type { Block, BlockKind } from "../../content/blocks/schemas.ts";
import type { Regions } from "../../content/layouts/regions.ts";
import { regionNames } from "../../model/layouts/region-names.ts";
import type { Renderers } from "./renderers.ts";

/** What a page object names their style sheet. */
export const modulesSheet = "modules";

let loaded: Renderers<BlockKind> | undefined;

/** Before the first page is drawn: drawing cannot wait. */
export async function loadModules(): Promise<void> {
  loaded = (await import("./registry.ts")).blockComponents;
}

export function lateModules(): Renderers<BlockKind> {
  if (loaded === undefined) throw new Error("The modules of layouts have not been loaded");
  return loaded;
}

/** Whether a page that draws the `own` kinds by itself has others in its regions. */
export function needsModules(regions: Regions, own: (block: Block) => boolean): boolean {
  return regionNames.some((name) => !regions[name].every(own));
}
