// Which blocks list stories, how many each asks for when the editor did not say, and which parts of a story it shows:
// the rest of a card stays on the server.

import type { Block, BlockKind } from "../../site/blocks/schemas.ts";
import type { StoryItem } from "../../site/blocks/story/story-item.ts";
import type { SearchCriteria } from "../../site/blocks/search-criteria.server.ts";

export type ListBlock = Extract<Block, { props: { items: StoryItem[]; searchCriteria?: SearchCriteria | undefined } }>;

interface ListHabits {
  size: number;
  shows: readonly ("dek" | "authors" | "category" | "image")[];
}

type ListKind = ListBlock["kind"];

const habits: Readonly<Record<ListKind, ListHabits>> = {
  "article-list": { size: 10, shows: ["dek", "authors", "category", "image"] },
  bucket: { size: 5, shows: ["dek", "category", "image"] },
  "card-grid": { size: 3, shows: ["dek", "category", "image"] },
  "opinion-row": { size: 4, shows: ["authors", "dek"] },
  "recirculation-unit": { size: 4, shows: ["image"] },
  spotlight: { size: 5, shows: ["dek", "category", "image"] },
  "three-across": { size: 3, shows: ["dek", "category", "image"] },
  // LIST-11.
  trending: { size: 10, shows: ["category", "image"] },
  "two-across": { size: 2, shows: ["dek", "category", "image"] },
  "video-strip": { size: 8, shows: ["category", "image"] },
};

function isListKind(kind: BlockKind): kind is ListKind {
  return Object.hasOwn(habits, kind);
}

export function isListBlock(block: Block): block is ListBlock {
  return isListKind(block.kind);
}

export function sizeOf({ kind, props }: ListBlock): number {
  return props.searchCriteria?.size ?? habits[kind].size;
}

/** Props travel to the browser, so a card leaves behind what its module does not draw. */
export function itemFor({ kind, props }: ListBlock, story: StoryItem): StoryItem {
  const shown = new Set(habits[kind].shows);
  if ("hasDescription" in props && !props.hasDescription) shown.delete("dek");
  if ("renderByline" in props && !props.renderByline) shown.delete("authors");
  if ("showImage" in props && !props.showImage) shown.delete("image");
  return {
    title: story.title,
    url: story.url,
    form: story.form === "article" ? undefined : story.form,
    ...(shown.has("image") && { imageUrl: story.imageUrl, imageAlt: story.imageAlt, imageCopyright: story.imageCopyright }),
    dek: shown.has("dek") ? story.dek : undefined,
    kickerText: story.kickerText,
    eyebrowType: story.eyebrowType,
    duration: story.duration,
    isBreaking: story.isBreaking,
    isDeveloping: story.isDeveloping,
    isLive: story.isLive,
    isOpinion: story.isOpinion,
    category: shown.has("category") ? story.category : undefined,
    authors: shown.has("authors") ? story.authors : undefined,
    publicationDate: story.lastPublishedDate === undefined ? story.publicationDate : undefined,
    lastPublishedDate: story.lastPublishedDate,
    relatedArticles: story.relatedArticles,
    source: story.source,
    isExternal: story.isExternal,
  };
}
