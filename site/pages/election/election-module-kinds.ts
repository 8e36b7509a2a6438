// Which modules usually stand around results; `election-modules.ts` draws them. Others come with styles of their own.

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

export function isElectionModule(block: Block): block is BlockOf<ElectionModuleKind> {
  return kinds.some((kind) => kind === block.kind);
}
