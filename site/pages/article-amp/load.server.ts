// Makes the AMP page of the story that the rules found: what its standard page says, AMP's ads, and the style sheet that the document
// carries in itself.

import type { PageContent } from "../../page-types.ts";
import { ampAds } from "../../ads/amp-ads.ts";
import type { PageContext } from "../../page-context.ts";
import { withAmpCaptions } from "../../video/amp-captions.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { bodyParts } from "../article/article-body.server.ts";
import { loadArticlePage } from "../article/load.server.ts";

export async function loadAmpPage(context: PageContext): Promise<PageContent<"article-amp">> {
  const [standard, styleSheet] = await Promise.all([loadArticlePage(context), loadStyleSheet(context)]);
  const { videos } = standard.props;
  return {
    ...standard,
    page: "article-amp",
    props: {
      ...standard.props,
      ...(videos && { videos: withAmpCaptions(videos, context.origin) }),
      ads: ampAds(bodyParts(standard.props.blocks)),
      styleSheet,
    },
  };
}

/** AMP-03, STATE-06: from the path that the rules have set. Without it the page is plain, but there. */
async function loadStyleSheet(context: PageContext): Promise<string> {
  const address = context.state.ampStylePath;
  return (await fetchOrContinue(context, "AMP style sheet", () => context.styleSheet(address))) ?? "";
}
