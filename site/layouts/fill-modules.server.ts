// Modules that name what they show instead of bringing it: each is filled when the page is made, or left out where there is nothing.

import type { Block } from "../../content/blocks/schemas.ts";
import { filledResults } from "../election/fill-results.server.ts";
import type { PageContext } from "../page-context.ts";
import { fillVideoGroups } from "../video/fill-groups.server.ts";
import { fillShelves } from "../video/shelves/fill-shelves.server.ts";

export async function fillModules(blocks: readonly Block[], context: PageContext): Promise<Block[]> {
  const filled = await Promise.all(
    blocks.map(async (block) => (block.kind === "election-results" ? filledResults(block, context) : block)),
  );
  const shelved = await fillShelves(
    filled.filter((block) => block !== undefined),
    context,
  );
  return fillVideoGroups(shelved, context);
}
