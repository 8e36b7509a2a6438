// Puts the videos of their playlists into the groups of a page. A group that stays empty, or whose playlist cannot be read, is left out.

import { normaliseError } from "../../model/http-error.ts";
import type { Block, BlockOf } from "../../content/blocks/schemas.ts";
import { messages } from "../messages.ts";
import type { PageContext } from "../page-context.ts";
import { firstOfPlaylist } from "../../model/page-sizes.ts";
import { playlistPart } from "./playlist.server.ts";

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
  return {
    ...group,
    props: {
      ...group.props,
      items,
      totalOfItems: group.props.totalOfItems - (isMissing ? 1 : 0),
      shouldAddOneToOffset: group.props.shouldAddOneToOffset || isMissing,
    },
  };
}

async function withPlaylist(block: BlockOf<"video-group">, context: GroupReads): Promise<BlockOf<"video-group">> {
  const { items, playlistId } = block.props;
  if (items.length > 0 || playlistId === undefined) return block;
  try {
    const part = await playlistPart(context.content, playlistId, { offset: 0, size: firstOfPlaylist }, context.now);
    return { ...block, props: { ...block.props, items: part.items, totalOfItems: part.total } };
  } catch (error) {
    context.noteFailure();
    context.log.error(messages.videoFetchFailed, { playlistId, ...normaliseError(error) });
    return block;
  }
}
