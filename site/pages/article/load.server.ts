// Makes the standard article page of the story that the rules found. The story itself is critical; faces and further stories are not:
// a failing read is logged and leaves a gap.

import type { Article } from "../../../content/records/article.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { notFound } from "../../../core/http-error.ts";
import type { PageContent } from "../../../core/page-object.ts";
import { articleMetadata } from "../../article/article-metadata.ts";
import { articleText } from "../../article/article-text.ts";
import { articleTags } from "../../article/article-tags.ts";
import { adsByBlock, adsByParagraph, type BodyAd, type BodyAdRule } from "../../article/body-ads.ts";
import { printEnding } from "../../article/decide-variant.ts";
import { displayedDate } from "../../article/displayed-date.ts";
import { kickerBeside } from "../../article/kicker.ts";
import { isListenable } from "../../article/listenable.ts";
import { bettingPromoPosition, markSpeakable } from "../../article/mark-body.ts";
import { readingMinutes } from "../../article/reading-minutes.ts";
import { sponsorOf } from "../../article/sponsor.ts";
import { variantAddress } from "../../article/variant-address.ts";
import { articleHead } from "../../head/article-head.ts";
import { decideLayout } from "../../layouts/decide-layout.ts";
import { oncePer, oncePerPlace } from "../../lib/once-per.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import type { PillKind } from "../../ui/Pill.tsx";
import type { ArticlePageProps } from "./article-props.ts";
import { articleBody } from "./article-body.server.ts";
import { loadAuthors } from "./authors.server.ts";
import { loadFurtherStories, loadGalleries } from "./further-stories.server.ts";

/** The site's setting: which of the two placement rules is in force. */
const bodyAdRule: BodyAdRule = "by-paragraph";

export async function loadArticlePage(context: PageContext): Promise<PageContent<"article">> {
  const { actual } = context.state;
  if (actual?.type !== "article") throw notFound(messages.pageNotFound);
  const article = actual.record;
  const { metadata, head } = description(article, context.path, context.origin);
  const { section } = metadata;
  const { lead, blocks } = articleBody(article, context.log);
  const [authors, further, special] = await Promise.all([
    loadAuthors(article, context),
    loadFurtherStories(article, section?.slug, context),
    loadSpecial(section?.slug, article.canonical_url, context),
  ]);
  const kinds = blocks.map(({ kind }) => kind);
  const props: ArticlePageProps = {
    id: article.id,
    path: metadata.path,
    printUrl: variantAddress(metadata.path, printEnding, context.preview),
    title: article.title,
    subHeadline: article.standfirst ?? article.dek,
    section: section && { name: section.name, url: section.url },
    kicker: kickerBeside(article.kickerText, [section?.name, ...authors.map(({ name }) => name)]),
    pills: pillsOf(article, metadata.isLiveBlog),
    isOpinion: metadata.isOpinion || undefined,
    authors,
    source: sourceOf(article),
    date: displayedDate(article),
    minutes: minutesOf(article),
    listenable: isListenable({ ...article, isOpinion: metadata.isOpinion }) || undefined,
    sponsor: sponsorOf(article.branding),
    lead,
    blocks: markSpeakable(blocks),
    ads: bodyAds(bodyAdRule, kinds, metadata.source),
    bettingPromoAfter: bettingPromoPosition(kinds, metadata.foxBet),
    footnote: article.fn__footer,
    tags: articleTags(article.wp__tags),
    allowComments: (article.published && article.comments?.enabled) || undefined,
    special,
    ...further,
  };
  return {
    page: "article",
    props,
    head,
    layout: decideLayout(context.route.name, "article"),
    status: 200,
    bodyClass: ["article-single", section?.slug].filter(Boolean).join(" "),
  };
}

/** What machines are told of the story. */
const description = oncePerPlace((article: RecordDocs["article"], path, origin) => {
  const metadata = articleMetadata(article, path, origin);
  return { metadata, head: articleHead(metadata, origin) };
});

const minutesOf = oncePer(({ blocks }: Article) => readingMinutes(articleText(blocks)));

function bodyAds(rule: BodyAdRule, kinds: readonly string[], organization: string): BodyAd[] {
  return rule === "by-paragraph" ? adsByParagraph(kinds) : adsByBlock(kinds.length, organization);
}

function pillsOf({ isBreaking, isDeveloping, isLive }: Article, isLiveBlog: boolean): PillKind[] {
  const pills: [boolean, PillKind][] = [
    [isLive || isLiveBlog, "live"],
    [isBreaking, "breaking"],
    [isDeveloping && !isBreaking, "developing"],
  ];
  return pills.flatMap(([shown, kind]) => (shown ? [kind] : []));
}

function sourceOf({ fn__sources, external_source }: RecordDocs["article"]): ArticlePageProps["source"] {
  const [source] = fn__sources;
  if (source !== undefined) return { name: source.label, url: source.url };
  return external_source === undefined ? undefined : { name: external_source };
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
