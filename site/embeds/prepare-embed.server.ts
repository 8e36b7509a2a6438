// Readies one embed: how it is shown, what its provider tells of it, and which hosts the page must therefore allow.

import { linkTo, sitePath } from "../../model/addresses/site-path.ts";
import type { ContentClient } from "../../content/client.ts";
import type { OutsideHosts } from "../../core/outside-hosts.ts";
import { confined } from "../../model/embeds/raw-frame.ts";
import type { BlockOf, BlockProps } from "../../content/blocks/schemas.ts";
import type { EmbedKind } from "../../content/blocks/embed-schemas.ts";
import type { EmbedSources, PostKind } from "./embed-sources.ts";
import type { PostWords } from "../../model/embeds/prepared-embed.ts";
import { embedWay, wayHosts } from "./embed-ways.ts";
import type { PreparedEmbed } from "../../model/embeds/prepared-embed.ts";

export type EmbedBlock = BlockOf<EmbedKind | "raw-html">;

export interface ReadyEmbed {
  block: EmbedBlock;
  hosts?: OutsideHosts;
}

/** Where the site's own live coverage is found. */
export type Coverage = Pick<ContentClient, "byPath">;

export async function prepareEmbed(
  block: EmbedBlock,
  sources: EmbedSources,
  origin: string,
  coverage?: Coverage,
): Promise<ReadyEmbed> {
  if (block.kind === "raw-html") return prepareRaw(confinedRaw(block, origin), sources, coverage);
  const way = embedWay(block, sources.services);
  if (way === undefined && block.kind === "live-blog") {
    const prepared = await ownCoverage(block.props.eventCode, coverage);
    return { block: { ...block, props: { ...block.props, ...(prepared && { prepared }) } } };
  }
  const words = isPost(block) ? await wordsOf(block, sources) : undefined;
  // The same kind of block with one more field, which every embed may have.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const ready = { ...block, props: { ...block.props, prepared: { way, words } } } as EmbedBlock;
  return way === undefined ? { block: ready } : { block: ready, hosts: wayHosts(way, sources.services) };
}

/** For a page that shows embeds by elements of its own: a frame of this very site is confined there too. */
export function confinedEmbed(block: EmbedBlock, origin: string): EmbedBlock {
  return block.kind === "raw-html" ? confinedRaw(block, origin) : block;
}

function confinedRaw(block: BlockOf<"raw-html">, origin: string): BlockOf<"raw-html"> {
  const { frame } = block.props;
  return frame === undefined ? block : { ...block, props: { ...block.props, frame: confined(frame, origin) } };
}

/** A pasted launcher of a live blog is shown as the live blog it launches (ART-12). */
async function prepareRaw(
  block: BlockOf<"raw-html">,
  { services }: EmbedSources,
  coverage: Coverage | undefined,
): Promise<ReadyEmbed> {
  const { frame, liveBlog } = block.props;
  if (frame !== undefined) {
    const way = { by: "pasted", ...frame } as const;
    return { block: { ...block, props: { ...block.props, prepared: { way } } }, hosts: wayHosts(way, services) };
  }
  if (liveBlog?.eventCode === undefined) return { block };
  const way = embedWay({ kind: "live-blog", props: { eventCode: liveBlog.eventCode, comments: false } }, services);
  if (way === undefined) {
    const prepared = await ownCoverage(liveBlog.eventCode, coverage);
    return { block: { ...block, props: { ...block.props, ...(prepared && { prepared }) } } };
  }
  return { block: { ...block, props: { ...block.props, prepared: { way } } }, hosts: wayHosts(way, services) };
}

/** Without a platform for live blogs, an event that the site itself covers is a link to that coverage. */
async function ownCoverage(eventCode: string, coverage: Coverage | undefined): Promise<PreparedEmbed | undefined> {
  const href = linkTo(`/coverage/${eventCode}`);
  const event = await coverage?.byPath("live_event", sitePath(href) ?? href).catch(() => undefined);
  return event?.published === true ? { words: { text: event.title }, href } : undefined;
}

/** By which address each provider knows a post. */
const postAddress: { [K in PostKind]: (props: BlockProps<K>) => string } = {
  instagram: ({ shortcode }) => `https://www.instagram.com/p/${shortcode}/`,
  tiktok: ({ url }) => url,
  tweet: ({ id }) => `https://twitter.com/i/status/${id}`,
  vimeo: ({ videoId }) => `https://vimeo.com/${videoId}`,
  youtube: ({ videoId }) => `https://www.youtube.com/watch?v=${videoId}`,
};

function isPost(embed: BlockOf<EmbedKind>): embed is BlockOf<PostKind> {
  return Object.hasOwn(postAddress, embed.kind);
}

function wordsOf<K extends PostKind>(
  { kind, props }: { kind: K; props: BlockProps<K> },
  { postWords }: EmbedSources,
): Promise<PostWords | undefined> {
  return postWords(kind, postAddress[kind](props));
}
