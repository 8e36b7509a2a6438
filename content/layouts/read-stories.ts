// The reads behind a plan: the stories of a query, and the story an editor fixed by its address.

import type { FixedArticle } from "../../model/stories/search-criteria.server.ts";
import type { StoryItem } from "../../model/stories/story-item.ts";
import { isExternal, sitePath } from "../../model/addresses/site-path.ts";
import type { ContentClient } from "../client.ts";
import { cardOfArticle } from "../records/article.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { isOut, isVideoOut } from "../records/is-out.ts";
import type { Card } from "../../model/stories/card.ts";
import { cardOfVideo } from "../records/video.ts";
import type { PlannedRead } from "./plan-lists.ts";

export async function readQuery(content: ContentClient, { query, size }: PlannedRead): Promise<StoryItem[]> {
  if (query.words !== undefined) {
    const found = await content.suggestions(query.words, size);
    return found.map(({ type, ...suggestion }) => ({ ...suggestion, form: type === "video" ? "video" : undefined }));
  }
  const { type, lists, anyOf, exclude } = query;
  if (anyOf.length < 2) return content.cards({ type, lists: [...lists, ...anyOf], exclude, size });
  const found = await Promise.all(anyOf.map((list) => content.cards({ type, lists: [...lists, list], exclude, size })));
  return newestFirst(found.flat()).slice(0, size);
}

/** A story that is in two of the lists is one story. */
export function newestFirst(cards: readonly Card[]): Card[] {
  const byUrl = new Map(cards.map((card) => [card.url, { card, at: publishedAt(card) }]));
  return [...byUrl.values()].toSorted((one, other) => other.at - one.at).map(({ card }) => card);
}

function publishedAt({ publicationDate, lastPublishedDate }: Card): number {
  return instantOf(publicationDate) ?? instantOf(lastPublishedDate) ?? 0;
}

/**
 * The story as it is stored, with what the editor wrote over it. An address elsewhere, or of a page that is no story, needs a
 * title to be shown; an unpublished story never is.
 */
export async function readFixed(
  content: ContentClient,
  fixed: FixedArticle,
  now: number,
): Promise<StoryItem | undefined> {
  const { url, title, dek, imageUrl, imageCopyright, pillOverride } = fixed;
  const card = isExternal(url) ? undefined : await storedCard(content, fixed, now);
  if (card === "unpublished") return undefined;
  const written = {
    ...(title !== undefined && { title }),
    ...(dek !== undefined && { dek }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(imageCopyright !== undefined && { imageCopyright }),
    ...(pillOverride !== undefined && { kickerText: pillOverride }),
  };
  if (card !== undefined) return { ...card, ...written };
  if (title === undefined) return undefined;
  return {
    ...written,
    title,
    url,
    ...(isExternal(url) && { isExternal: true }),
    ...(fixed.isVideo && { form: "video" }),
  };
}

async function storedCard(
  content: ContentClient,
  { url, isVideo }: FixedArticle,
  now: number,
): Promise<Card | "unpublished" | undefined> {
  const path = sitePath(url);
  if (path === undefined) return undefined;
  if (isVideo || path.startsWith("/video/")) {
    const found = await content.byPath("video", path);
    if (found !== undefined) return isVideoOut(found, now) ? cardOfVideo(found, found.id) : "unpublished";
  }
  const found = await content.byPath("article", path);
  if (found === undefined) return undefined;
  return isOut(found, now) ? cardOfArticle(found, found.id) : "unpublished";
}
