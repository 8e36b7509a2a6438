// Makes the interactive page of the story that the rules found. Its components may be modules too; the layout engine fills their lists.

import { resolveLayout } from "../../../content/layouts/resolve-layout.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { messages } from "../../messages.ts";
import type { Block } from "../../../content/blocks/schemas.ts";
import type { PageContext } from "../../page-context.ts";
import type { PageLog } from "../../../model/page-log.ts";
import { logGaps } from "../article/article-body.server.ts";
import { loadAuthors } from "../article/authors.server.ts";
import { loadFurtherStories } from "../article/further-stories.server.ts";
import { regionsAround } from "../article/regions-around.server.ts";
import { commentsHosts, storyDescription, storyProps } from "../article/story-props.server.ts";
import { bandsOf, isInteractiveBlock } from "./bands.server.ts";
import type { InteractiveBlock } from "./interactive-kinds.ts";

export async function loadInteractivePage(context: PageContext): Promise<PageContent<"article-interactive">> {
  const { actual } = context.state;
  if (actual?.type !== "article") throw notFound(messages.pageNotFound);
  const article = actual.record;
  const { content, log } = context;
  const { metadata, head } = storyDescription(article, context);
  const { section } = metadata;
  logGaps(article, log);
  const [authors, { more }, { regions: own }, regions] = await Promise.all([
    loadAuthors(article, context),
    loadFurtherStories(article, { isOpinion: metadata.isOpinion, section: section?.slug }, context),
    resolveLayout(
      { main: article.blocks },
      { content, log, now: context.now, noteFailure: () => context.noteFailure() },
    ),
    regionsAround(article, { section: section?.slug, ownSlots: [] }, context),
  ]);
  const story = storyProps(article, metadata, authors, context);
  return {
    page: "article-interactive",
    props: {
      ...story,
      bands: bandsOf(drawable(own.main, article.id, log)),
      more,
      regions,
    },
    head,
    status: 200,
    bodyClass: ["article-single", "article-interactive", section?.slug].filter(Boolean).join(" "),
    outside: commentsHosts(story, context.embeds),
  };
}

function drawable(blocks: readonly Block[], article: string, log: PageLog): InteractiveBlock[] {
  for (const block of blocks)
    if (!isInteractiveBlock(block))
      log.warn("block dropped", { article, name: block.kind, reasons: ["is not drawn on an interactive page"] });
  return blocks.filter(isInteractiveBlock);
}
