// Finds the embeds of a page and readies them. Every page passes here, whatever it is made of, so that no page can show an embed and
// forget the hosts it needs.

import { mergedHosts } from "../../core/outside-hosts.ts";
import type { AnyPageContent } from "../../core/page-object.ts";
import type { PageContext } from "../page-context.ts";
import { embedSchemas } from "./embed-schemas.ts";
import { noEmbedSources } from "./embed-sources.ts";
import { prepareEmbed, type EmbedBlock } from "./prepare-embed.server.ts";

/** Variants that show an embed as a line with its address, or by elements of their own. */
const withoutEmbeds: ReadonlySet<string> = new Set(["article-amp", "article-print"]);

export async function withReadyEmbeds(
  content: AnyPageContent,
  { embeds = noEmbedSources, origin }: Pick<PageContext, "embeds" | "origin">,
): Promise<AnyPageContent> {
  const found = withoutEmbeds.has(content.page) ? [] : embedsIn(content.props);
  const ready = await Promise.all(found.map((block) => prepareEmbed(block, embeds, origin)));
  const { outside: own, ...page } = content;
  const outside = mergedHosts(own, ...ready.map(({ hosts }) => hosts));
  const replacements = new Map<unknown, EmbedBlock>(ready.map(({ block }, index) => [found[index], block]));
  // The same page but for embeds that have gained a field.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const shown = { ...page, props: replaced(page.props, replacements) } as AnyPageContent;
  return Object.keys(outside).length === 0 ? shown : { ...shown, outside };
}

function embedsIn(value: unknown): EmbedBlock[] {
  if (typeof value !== "object" || value === null) return [];
  return isEmbed(value) ? [value] : Object.values(value).flatMap(embedsIn);
}

function isEmbed(value: object): value is EmbedBlock {
  if (!("kind" in value) || !("props" in value) || typeof value.kind !== "string") return false;
  return value.kind === "raw-html" || Object.hasOwn(embedSchemas, value.kind);
}

/** A copy where something in it changed, itself where nothing did: parts of a page are shared between requests. */
function replaced(value: unknown, by: ReadonlyMap<unknown, EmbedBlock>): unknown {
  if (typeof value !== "object" || value === null || by.size === 0) return value;
  const block = by.get(value);
  if (block !== undefined) return block;
  if (Array.isArray(value)) {
    const copy = value.map((inner) => replaced(inner, by));
    return copy.some((inner, index) => inner !== value[index]) ? copy : value;
  }
  const entries = Object.entries(value);
  const copy = entries.map(([name, inner]) => [name, replaced(inner, by)] as const);
  return copy.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(copy) : value;
}
