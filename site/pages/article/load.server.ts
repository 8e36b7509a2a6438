// Makes the standard article page of the story that the rules found. The story itself is critical; faces and further stories are not:
// a failing read is logged and leaves a gap.

import type { Article } from "../../../content/records/article.ts";
import { notFound } from "../../../model/http-error.ts";
import type { Head } from "../../../core/head.ts";
import { mergedHosts } from "../../../core/outside-hosts.ts";
import type { PageContent } from "../../page-types.ts";
import { articleText } from "../../../content/blocks/article-text.ts";
import { usualAds } from "../../ads/ad-settings.ts";
import { adsByBlock, adsByParagraph, type BodyAd, type BodyAdRule } from "../../article/body-ads.ts";
import { isListenable } from "../../article/listenable.ts";
import { bettingPromoPosition, markSpeakable } from "../../article/mark-body.ts";
import { readingMinutes } from "../../article/reading-minutes.ts";
import { brand } from "../../../model/brand.ts";
import { liveBlogEvent } from "../../article/is-live-blog.ts";
import type { LiveBlogData } from "../../embeds/embed-sources.ts";
import { liveBlogPosting } from "../../head/structured-live-blog.ts";
import { headerSlot } from "../../ads/ad-shape.ts";
import { oncePer } from "../../../model/once-per.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { loadPageVideos, videoHosts } from "../../video/page-videos.server.ts";
import { railSlot, type ArticlePageProps } from "./article-props.ts";
import { articleBody, bodyParts, type ArticleBody } from "./article-body.server.ts";
import { withLeadVideo, withPoster } from "./lead-video.ts";
import { loadAuthors } from "./authors.server.ts";
import { loadFurtherStories, loadGalleries } from "./further-stories.server.ts";
import { regionsAround } from "./regions-around.server.ts";
import { commentsHosts, storyDescription, storyProps } from "./story-props.server.ts";

export async function loadArticlePage(context: PageContext): Promise<PageContent<"article">> {
  const { actual } = context.state;
  if (actual?.type !== "article") throw notFound(messages.pageNotFound);
  const article = actual.record;
  const { metadata, head } = storyDescription(article, context);
  const { section } = metadata;
  const body = articleBody(article, context.log);
  const { lead, blocks } = body;
  const ads = bodyAds((context.ads ?? usualAds).bodyRule, body, metadata.source);
  const ownSlots = [headerSlot, railSlot, ...ads.map(({ slot }) => slot)];
  const [liveBlog, authors, further, special, regions, videos] = await Promise.all([
    loadLiveBlogData(blocks, context),
    loadAuthors(article, context),
    loadFurtherStories(article, { isOpinion: metadata.isOpinion, section: section?.slug }, context),
    loadSpecial(section?.slug, article.canonical_url, context),
    regionsAround(article, { section: section?.slug, ownSlots }, context),
    loadPageVideos(article.blocks, context),
  ]);
  const leadVideo = withPoster(body.leadVideo, videos, article.thumbnail);
  const kinds = blocks.map(({ kind }) => kind);
  const props: ArticlePageProps = {
    ...storyProps(article, metadata, authors, context),
    minutes: minutesOf(article),
    shareUrl: article.published ? metadata.articleURL : undefined,
    listenable: isListenable({ ...article, isOpinion: metadata.isOpinion }, context.env.flags) || undefined,
    lead,
    leadVideo,
    videos,
    blocks: markSpeakable(blocks),
    ads,
    bettingPromoAfter: bettingPromoPosition(kinds, metadata.foxBet),
    special,
    ...further,
    regions,
  };
  const streams = videoHosts(videos);
  const comments = commentsHosts(props, context.embeds);
  const outside = mergedHosts(comments, streams);
  return {
    page: "article",
    props,
    head: withLeadVideo(
      withLiveBlog(head, liveBlogPosting(liveBlog, metadata, context.origin)),
      leadVideo,
      videos,
      context.origin,
    ),
    status: 200,
    bodyClass: ["article-single", section?.slug].filter(Boolean).join(" "),
    outside,
  };
}

async function loadLiveBlogData(blocks: Article["blocks"], { embeds }: PageContext): Promise<LiveBlogData> {
  const event = liveBlogEvent(blocks);
  return event === undefined || embeds === undefined ? {} : embeds.liveBlogData(event);
}

function withLiveBlog(head: Head, posting: object | undefined): Head {
  return posting === undefined ? head : { ...head, jsonLd: [...head.jsonLd, posting] };
}

const minutesOf = oncePer(({ blocks }: Article) => readingMinutes(articleText(blocks)));

function bodyAds(rule: BodyAdRule, { blocks, leading }: ArticleBody, organization: string): BodyAd[] {
  if (rule === "by-block")
    return adsByBlock({ blocks: blocks.length, leading, organization, withoutInRead: brand.withoutInReadAds });
  return adsByParagraph(bodyParts(blocks));
}

/** ART-11. */
async function loadSpecial(
  section: string | undefined,
  ownUrl: string,
  context: PageContext,
): Promise<ArticlePageProps["special"]> {
  if (section === "health") return { section };
  if (section === "entertainment") return { section, galleries: await loadGalleries(section, ownUrl, context) };
  return undefined;
}
