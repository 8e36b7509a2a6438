// The documents of a page (BLOCK-08): of another host the page must be allowed to frame it; one that names this very site by its host is
// written as a path, and judged as what it is.

import type { Block, BlockOf } from "../../../content/blocks/schemas.ts";
import { mergedHosts } from "../../../core/outside-hosts.ts";
import type { AnyPageContent } from "../../page-types.ts";
import { blocksOf, withBlocks } from "../../pages/page-blocks.ts";
import { documentHosts } from "./document-hosts.ts";

export function withDocuments(content: AnyPageContent, origin: string): AnyPageContent {
  const documents = blocksOf(content).filter((block) => block.kind === "pdf");
  if (documents.length === 0) return content;
  const own = new Map<Block, Block>(documents.flatMap((block) => ownDocument(block, new URL(origin).hostname)));
  const outside = mergedHosts(content.outside, documentHosts(documents.map((block) => own.get(block) ?? block)));
  return { ...withBlocks(content, own), outside };
}

function ownDocument(block: BlockOf<"pdf">, hostname: string): [Block, Block][] {
  const address = URL.parse(block.props.url);
  if (address?.hostname !== hostname) return [];
  return [[block, { ...block, props: { ...block.props, url: address.pathname + address.search + address.hash } }]];
}
