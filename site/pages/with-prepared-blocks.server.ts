import { withDocuments } from "../blocks/pdf/documents-of-page.server.ts";
import { withReadyEmbeds } from "../embeds/embeds-of-page.server.ts";
import { withForms } from "../forms/forms-of-page.ts";
import type { PageContext } from "../page-context.ts";
import type { AnyPageContent } from "../page-types.ts";
import { withKnownVideos } from "../video/videos-of-page.server.ts";

type Load = (context: PageContext) => Promise<AnyPageContent>;

/** Every page passes here, whatever it is made of: videos are looked up, documents judged, embeds prepared and forms named. */
export function withPreparedBlocks(load: Load): Load {
  return async (context) => {
    const page = withDocuments(await withKnownVideos(await load(context), context), context.origin);
    return withForms(await withReadyEmbeds(page, context), context.form);
  };
}
