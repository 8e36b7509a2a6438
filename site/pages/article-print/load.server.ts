// Makes the print page of the story that the rules found (PRINT-01): the story and who wrote it, nothing further.

import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { articleMetadata } from "../../article/article-metadata.ts";
import { sponsorOf } from "../../article/sponsor.ts";
import { variantAddress } from "../../article/variant-address.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { loadPageVideos } from "../../video/page-videos.server.ts";
import { articleBody } from "../article/article-body.server.ts";
import { loadAuthors } from "../article/authors.server.ts";
import { withPoster } from "../article/lead-video.ts";
import { correctionsOf } from "../article/story-props.server.ts";
import { printHead } from "./head.ts";
import { printedDates } from "./printed-dates.ts";
import { printedSource } from "./printed-source.ts";

export async function loadPrintPage(context: PageContext): Promise<PageContent<"article-print">> {
  const { actual } = context.state;
  if (actual?.type !== "article") throw notFound(messages.pageNotFound);
  const article = actual.record;
  const metadata = articleMetadata(article, context.path, context.origin);
  const { section } = metadata;
  const { lead, leadVideo, blocks } = articleBody(article, context.log);
  const videos = await loadPageVideos(article.blocks, context);
  return {
    page: "article-print",
    props: {
      origin: context.origin,
      storyUrl: variantAddress(metadata.path, "", context.preview),
      canonicalUrl: metadata.canonicalUrl,
      title: article.title,
      subHeadline: article.standfirst ?? article.dek,
      section: section && { name: section.name, url: section.url },
      authors: await loadAuthors(article, context),
      dates: printedDates(article),
      source: printedSource(metadata),
      sponsor: sponsorOf(article.branding),
      lead,
      leadVideo: withPoster(leadVideo, videos, article.thumbnail),
      blocks,
      videos,
      footnote: article.fn__footer,
      ...correctionsOf(article),
    },
    head: printHead(metadata),
    status: 200,
    bodyClass: "article-single article-print",
  };
}
