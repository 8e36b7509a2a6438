// Puts the videos of their playlists into the groups of a page. A group that stays empty, or whose playlist cannot be read, is left out.

import { normaliseError } from "../../model/http-error.ts";
import type { Block, BlockOf, BlockProps } from "../../content/blocks/schemas.ts";
import { messages } from "../messages.ts";
import type { PageContext } from "../page-context.ts";
import { firstOfPlaylist } from "../../model/page-sizes.ts";
import { playlistPart, type PlaylistPart } from "./playlist.server.ts";

/** All that a playlist may have. */
const restOfPlaylist = 500;

type GroupReads = Pick<PageContext, "content" | "log" | "now" | "noteFailure">;

/** `playing`: the video that stands on the page itself, and so in no group of it. */
export async function fillVideoGroups(
  blocks: readonly Block[],
  context: GroupReads,
  playing?: string,
): Promise<Block[]> {
  const filled = await Promise.all(
    blocks.map(async (block) => (block.kind === "video-group" ? filledGroup(block, context, playing) : block)),
  );
  return filled.filter((block) => block !== undefined);
}

async function filledGroup(
  block: BlockOf<"video-group">,
  context: GroupReads,
  playing: string | undefined,
): Promise<Block | undefined> {
  const group = await withPlaylist(block, context);
  const items = group.props.items.filter(({ id }) => id !== playing);
  const isMissing = items.length < group.props.items.length;
  if (items.length === 0) return undefined;
  const shouldAddOneToOffset = group.props.shouldAddOneToOffset || isMissing;
  const props = {
    ...group.props,
    items,
    totalOfItems: group.props.totalOfItems - (isMissing ? 1 : 0),
    shouldAddOneToOffset,
  };
  return { ...group, props: { ...props, totalOfItems: await totalThatComes(props, context, playing) } };
}

/** What Show More is offered for must be there: what the group itself says may be more, or count the video that plays above it. */
async function totalThatComes(
  { playlistId, items, totalOfItems, shouldAddOneToOffset }: BlockProps<"video-group">,
  context: GroupReads,
  playing: string | undefined,
): Promise<number> {
  if (playlistId === undefined || totalOfItems <= items.length) return totalOfItems;
  const offset = items.length + (shouldAddOneToOffset ? 1 : 0);
  const onPage = new Set([playing, ...items.map(({ id }) => id)]);
  const left = await readPlaylist(playlistId, { offset, size: restOfPlaylist }, context);
  const lastToCome = left?.items.findLastIndex(({ id }) => !onPage.has(id)) ?? -1;
  return Math.min(totalOfItems, items.length + lastToCome + 1);
}

async function withPlaylist(block: BlockOf<"video-group">, context: GroupReads): Promise<BlockOf<"video-group">> {
  const { items, playlistId } = block.props;
  if (items.length > 0 || playlistId === undefined) return block;
  const part = await readPlaylist(playlistId, { offset: 0, size: firstOfPlaylist }, context);
  return part === undefined
    ? block
    : { ...block, props: { ...block.props, items: part.items, totalOfItems: part.total } };
}

async function readPlaylist(
  playlistId: string,
  part: { offset: number; size: number },
  context: GroupReads,
): Promise<PlaylistPart | undefined> {
  try {
    return await playlistPart(context.content, playlistId, part, context.now);
  } catch (error) {
    context.noteFailure();
    context.log.error(messages.videoFetchFailed, { playlistId, ...normaliseError(error) });
    return undefined;
  }
}
