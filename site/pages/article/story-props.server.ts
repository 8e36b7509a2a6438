// What the variants of a story have in common: what readers are told of it around its body, and what machines are told.

import { isOn } from "../../../model/brand.ts";
import type { OutsideHosts } from "../../../core/outside-hosts.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import { articleMetadata, type ArticleMetadata } from "../../article/article-metadata.ts";
import { commentsState } from "../../article/comments.ts";
import { articleTags } from "../../article/article-tags.ts";
import { printEnding } from "../../../model/addresses/variant-endings.ts";
import { displayedDate } from "../../article/displayed-date.ts";
import { kickerBeside } from "../../article/kicker.ts";
import { livesElsewhere } from "../../article/metadata-variant.ts";
import { sponsorOf } from "../../article/sponsor.ts";
import { variantAddress } from "../../article/variant-address.ts";
import type { EmbedServices } from "../../embeds/embed-sources.ts";
import { launcherHosts } from "../../embeds/embed-ways.ts";
import { articleHead } from "../../head/article-head.ts";
import { withFacebookApp } from "../../head/facebook-app.ts";
import { oncePerPlace } from "../../../model/once-per.ts";
import type { PageContext } from "../../page-context.ts";
import type { PillKind } from "../../ui/Pill.tsx";
import type { Author, StoryProps } from "./article-props.ts";

type ArticleDoc = RecordDocs["article"];

const describe = oncePerPlace((article: ArticleDoc, path, origin) => {
  const metadata = articleMetadata(article, path, origin);
  return { metadata, head: articleHead(metadata, origin) };
});

export function storyDescription(
  article: ArticleDoc,
  { path, origin, env }: Pick<PageContext, "path" | "origin" | "env">,
): ReturnType<typeof describe> {
  const { metadata, head } = describe(article, path, origin);
  return { metadata, head: withFacebookApp(head, env.facebookArticleAppId) };
}

export function storyProps(
  article: ArticleDoc,
  metadata: ArticleMetadata,
  authors: Author[],
  { preview, embeds }: Pick<PageContext, "preview" | "embeds">,
): StoryProps {
  const platform = isOn("comments") ? embeds?.services.comments : undefined;
  const { section } = metadata;
  return {
    id: article.id,
    path: metadata.path,
    printUrl: variantAddress(metadata.path, printEnding, preview),
    title: article.title,
    toSave: article.published
      ? { url: metadata.path, title: article.title, section: section?.name, imageUrl: metadata.image }
      : undefined,
    subHeadline: article.standfirst ?? article.dek,
    section: section && { name: section.name, url: section.url },
    kicker: kickerBeside(article.kickerText, [section?.name, ...authors.map(({ name }) => name)]),
    pills: pillsOf(article, metadata.isLiveBlog),
    isOpinion: metadata.isOpinion || undefined,
    authors,
    source: sourceOf(article),
    originalUrl: metadata.variant === "external" && livesElsewhere(metadata) ? metadata.canonicalUrl : undefined,
    date: displayedDate(article),
    isLiveBlog: metadata.isLiveBlog || undefined,
    sponsor: sponsorOf(article.branding),
    footnote: article.fn__footer,
    ...correctionsOf(article),
    tags: articleTags(article.wp__tags),
    comments: commentsOf(article, platform),
  };
}

/** ART-07: a site without a platform has no comments, and neither has a draft. */
function commentsOf(
  { id, published, comments }: ArticleDoc,
  platform: EmbedServices["comments"],
): StoryProps["comments"] {
  const state = commentsState({ allowComments: comments?.enabled, enabled: published });
  if (state === "none" || platform === undefined) return undefined;
  return { script: platform.launcher, eventCode: comments?.thread ?? id };
}

/** The hosts that the page must allow for its conversation. */
export function commentsHosts(
  { comments }: Pick<StoryProps, "comments">,
  embeds: PageContext["embeds"],
): OutsideHosts | undefined {
  return comments && launcherHosts(embeds?.services.comments);
}

function pillsOf({ isBreaking, isDeveloping, isLive }: ArticleDoc, isLiveBlog: boolean): PillKind[] {
  const pills: [boolean, PillKind][] = [
    [isLive || isLiveBlog, "live"],
    [isBreaking, "breaking"],
    [isDeveloping && !isBreaking, "developing"],
  ];
  return pills.flatMap(([shown, kind]) => (shown ? [kind] : []));
}

function sourceOf({ fn__sources, external_source }: ArticleDoc): StoryProps["source"] {
  const [source] = fn__sources;
  if (source !== undefined) return { name: source.label, url: source.url };
  return external_source === undefined ? undefined : { name: external_source };
}

/** Most stories have none, and say nothing of it. */
export function correctionsOf({ corrections }: Pick<ArticleDoc, "corrections">): Pick<StoryProps, "corrections"> {
  return corrections.length === 0 ? {} : { corrections };
}
