// Makes the slideshow page of the story that the rules found. A slideshow without pictures is none: it gets the standard page.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { everythingList, sectionList, withForm } from "../../../model/fields/list-names.ts";
import { notFound } from "../../../model/http-error.ts";
import type { AnyPageContent } from "../../page-types.ts";
import type { BlockOf } from "../../../content/blocks/schemas.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { articleBody, pictureOf } from "../article/article-body.server.ts";
import type { StoryOffer } from "../article/article-props.ts";
import { loadAuthors } from "../article/authors.server.ts";
import { loadFurtherStories, loadOffers } from "../article/further-stories.server.ts";
import { loadArticlePage } from "../article/load.server.ts";
import { regionsAround } from "../article/regions-around.server.ts";
import { commentsHosts, storyDescription, storyProps } from "../article/story-props.server.ts";
import { askedFor, otherSlideshows } from "./recommended.ts";
import { galleryOf } from "./slides.ts";
import { railSlot } from "./slideshow-props.ts";

export async function loadSlideshowPage(context: PageContext): Promise<AnyPageContent> {
  const { actual } = context.state;
  if (actual?.type !== "article") throw notFound(messages.pageNotFound);
  const article = actual.record;
  const { lead, ...body } = articleBody(article, context.log);
  const { slides, blocks } = galleryOf(body.blocks, openingPicture(article));
  const [first] = slides;
  if (first === undefined) return loadArticlePage(context);
  const { metadata, head } = storyDescription(article, context);
  const { section } = metadata;
  const [authors, { more }, recommended, regions] = await Promise.all([
    loadAuthors(article, context),
    loadFurtherStories(article, { isOpinion: metadata.isOpinion, section: section?.slug }, context),
    loadRecommended(article, section?.slug, context),
    regionsAround(article, { section: section?.slug, ownSlots: [railSlot] }, context),
  ]);
  const story = storyProps(article, metadata, authors, context);
  return {
    page: "article-slideshow",
    props: {
      ...story,
      shareUrl: metadata.articleURL,
      cover: lead ?? pictureOf(first.url, first.alt),
      slides,
      blocks,
      recommendedIn: section?.slug,
      recommended,
      more,
      regions,
    },
    head,
    status: 200,
    outside: commentsHosts(story, context.embeds),
    bodyClass: ["article-single", "article-slideshow", section?.slug].filter(Boolean).join(" "),
  };
}

function openingPicture({ blocks: [first] }: RecordDocs["article"]): BlockOf<"article-image"> | undefined {
  return first?.kind === "article-image" ? first : undefined;
}

/** SLIDE-03. */
async function loadRecommended(
  article: RecordDocs["article"],
  section: string | undefined,
  context: PageContext,
): Promise<StoryOffer[]> {
  const lists = section === undefined ? [everythingList] : [sectionList(section), everythingList];
  const found = await Promise.all(
    lists.map((list) => loadOffers("slideshows", withForm(list, "slideshow"), askedFor, context)),
  );
  return otherSlideshows(article.canonical_url, ...found);
}
