// Modules that name what they show instead of bringing it: each is filled when the page is made, or left out where there is nothing.

import type { Block } from "../../content/blocks/schemas.ts";
import { withVideos } from "../blocks/live-event-heading/heading-videos.server.ts";
import { filledResults } from "../election/fill-results.server.ts";
import type { PageContext } from "../page-context.ts";
import { fillVideoGroups } from "../video/fill-groups.server.ts";
import { fillShelves } from "../video/shelves/fill-shelves.server.ts";

/** `playing`: the video that stands on the page itself. */
export async function fillModules(blocks: readonly Block[], context: PageContext, playing?: string): Promise<Block[]> {
  const filled = await Promise.all(
    blocks.map(async (block) => {
      if (block.kind === "election-results") return filledResults(block, context);
      if (block.kind === "live-event-heading") return { ...block, props: await withVideos(context, block.props) };
      return block;
    }),
  );
  const shelved = await fillShelves(
    filled.filter((block) => block !== undefined),
    context,
  );
  return fillVideoGroups(shelved, context, playing);
}
