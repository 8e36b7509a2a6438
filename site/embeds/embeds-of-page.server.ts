// Finds the embeds of a page and readies them. Every page passes here, whatever it is made of, so that no page can show an embed and
// forget the hosts it needs.

import { mergedHosts } from "../../core/outside-hosts.ts";
import type { AnyPageContent } from "../page-types.ts";
import { blocksIn, isBlockLike, withExchanged } from "../blocks/blocks-in-page.ts";
import type { PageContext } from "../page-context.ts";
import { embedSchemas } from "../../content/blocks/embed-schemas.ts";
import { noEmbedSources } from "./embed-sources.ts";
import {
  confinedEmbed,
  prepareEmbed,
  type Coverage,
  type EmbedBlock,
  type ReadyEmbed,
} from "./prepare-embed.server.ts";

/** Variants that show an embed as a line with its address, or by elements of their own. */
const withoutEmbeds: ReadonlySet<string> = new Set(["article-amp", "article-print"]);

export async function withReadyEmbeds(
  content: AnyPageContent,
  { embeds = noEmbedSources, origin, content: store }: Pick<PageContext, "embeds" | "origin"> & { content?: Coverage },
): Promise<AnyPageContent> {
  const found = blocksIn(content.props, isEmbed);
  const ready = withoutEmbeds.has(content.page)
    ? found.map((block) => ({ block: confinedEmbed(block, origin) }))
    : await Promise.all(found.map((block) => prepareEmbed(block, embeds, origin, store)));
  const { outside: own, ...page } = content;
  const outside = mergedHosts(own, ...ready.map(({ hosts }: ReadyEmbed) => hosts));
  const replacements = new Map<unknown, EmbedBlock>(ready.map(({ block }, index) => [found[index], block]));
  // The same page but for embeds that have gained a field.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const shown = { ...page, props: withExchanged(page.props, replacements) } as AnyPageContent;
  return Object.keys(outside).length === 0 ? shown : { ...shown, outside };
}

function isEmbed(value: object): value is EmbedBlock {
  return isBlockLike(value) && (value.kind === "raw-html" || Object.hasOwn(embedSchemas, value.kind));
}
