// Prepares the embeds of a page. Every page passes here, whatever it is made of, so that no page can show an embed and forget the hosts it
// needs.

import { embedSchemas } from "../../content/blocks/embed-schemas.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import { mergedHosts } from "../../core/outside-hosts.ts";
import type { PageContext } from "../page-context.ts";
import type { AnyPageContent } from "../page-types.ts";
import { blocksOf, withBlocks } from "../pages/page-blocks.ts";
import { pageFacts } from "../pages/page-facts.ts";
import { noEmbedSources } from "./embed-sources.ts";
import {
  confinedEmbed,
  prepareEmbed,
  type Coverage,
  type EmbedBlock,
  type ReadyEmbed,
} from "./prepare-embed.server.ts";

export async function withReadyEmbeds(
  content: AnyPageContent,
  { embeds = noEmbedSources, origin, content: store }: Pick<PageContext, "embeds" | "origin"> & { content?: Coverage },
): Promise<AnyPageContent> {
  const found = blocksOf(content).filter(isEmbed);
  if (found.length === 0) return content;
  const ready: ReadyEmbed[] =
    pageFacts[content.page].embeds === "line"
      ? found.map((block) => ({ block: confinedEmbed(block, origin) }))
      : await Promise.all(found.map((block) => prepareEmbed(block, embeds, origin, store)));
  const replaced = new Map(ready.flatMap(({ block }, place) => pairOf(found[place], block)));
  const outside = mergedHosts(content.outside, ...ready.map(({ hosts }) => hosts));
  const shown = withBlocks(content, replaced);
  return Object.keys(outside).length === 0 ? shown : { ...shown, outside };
}

function pairOf(before: EmbedBlock | undefined, after: EmbedBlock): [Block, Block][] {
  return before === undefined ? [] : [[before, after]];
}

function isEmbed(block: Block): block is EmbedBlock {
  return block.kind === "raw-html" || Object.hasOwn(embedSchemas, block.kind);
}
