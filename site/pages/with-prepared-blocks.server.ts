import { withReadyEmbeds } from "../embeds/embeds-of-page.server.ts";
import type { PageContext } from "../page-context.ts";
import type { AnyPageContent } from "../page-types.ts";
import { withKnownVideos } from "../video/videos-of-page.server.ts";

type Load = (context: PageContext) => Promise<AnyPageContent>;

/** Every page passes here, whatever it is made of: its videos are looked up and its embeds prepared. */
export function withPreparedBlocks(load: Load): Load {
  return async (context) => withReadyEmbeds(await withKnownVideos(await load(context), context), context);
}
