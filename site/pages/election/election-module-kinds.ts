// Which modules may stand around results; `election-modules.ts` draws them.

import type { Block, BlockOf } from "../../../content/blocks/schemas.ts";

const kinds = [
  "ad",
  "article-list",
  "bucket",
  "contact-form",
  "newsletter",
  "recirculation-unit",
  "special-feature",
  "trending",
  "watch-live-promo",
] as const;

export type ElectionModuleKind = (typeof kinds)[number];
export type ElectionModule = BlockOf<ElectionModuleKind>;

export function isElectionModule(block: Block): block is ElectionModule {
  return kinds.some((kind) => kind === block.kind);
}
