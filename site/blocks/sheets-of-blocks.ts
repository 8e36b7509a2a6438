// Styles of blocks, and of corrections, that may stand on any page and stand on few: files of their own (vite.config.ts), which come only with the pages that
// hold one of them.

import type { BlockKind } from "../../content/blocks/schemas.ts";
import type { AnyPageContent } from "../page-types.ts";
import { blocksOf } from "../pages/page-blocks.ts";

const sheetOfBlock: Partial<Record<BlockKind, string>> = {
  "contact-form": "forms",
  newsletter: "forms",
  "channel-promo": "offers",
  merchandise: "offers",
  "personality-events": "offers",
  "promo-slider": "offers",
};

export function withSheets(content: AnyPageContent): AnyPageContent {
  const named = [...blocksOf(content).flatMap(({ kind }) => sheetOfBlock[kind] ?? []), ...sheetOfCorrections(content)];
  return named.length === 0 ? content : { ...content, sheets: [...new Set([...(content.sheets ?? []), ...named])] };
}

function sheetOfCorrections({ page, props }: AnyPageContent): string[] {
  return page === "corrections" || "corrections" in props ? ["corrected"] : [];
}
