// What a story does not say of its pictures (alt text, credit, caption) is taken from the media records. Wrapped around the reading of content,
// so that every variant of a page has it. Lists show what their stories say themselves.

import type { SafeHtml } from "../model/html/safe-html.ts";
import { mediaPath } from "../model/pictures/media-path.server.ts";
import type { Block } from "./blocks/schemas.ts";
import type { ContentClient, OpenClient } from "./client.ts";
import type { Media } from "./records/media.ts";

/** The media records of these paths, in their order. */
export type ReadMedia = (paths: readonly string[], keys: Set<string>) => Promise<(Media | undefined)[]>;

export function withMediaWords(open: OpenClient, readMedia: ReadMedia = readBy(open)): OpenClient {
  return (keys): ContentClient => {
    const client = open(keys);

    async function filled<D extends object>(doc: D | undefined): Promise<D | undefined> {
      const addresses = doc === undefined ? [] : picturesIn(doc);
      if (doc === undefined || addresses.length === 0) return doc;
      const paths = [...new Set(addresses.map(mediaPath))];
      const found = await readMedia(paths, keys);
      const byPath = new Map(found.flatMap((media) => (media === undefined ? [] : [[media.path, media]])));
      return byPath.size === 0 ? doc : { ...doc, ...said(doc, (address) => byPath.get(mediaPath(address))) };
    }

    return {
      ...client,
      byId: async (type, id) => filled(await client.byId(type, id)),
      byPath: async (type, path) => filled(await client.byPath(type, path)),
    };
  };
}

function readBy(open: OpenClient): ReadMedia {
  return (paths, keys) => open(keys).byPaths("media", paths);
}

type MediaAt = (address: string) => Media | undefined;

interface Pictured {
  thumbnail?: string;
  imageAlt?: string;
  imageCopyright?: string;
}

/** Of stories, pages and videos; other records say nothing of their pictures. */
function isPictured(doc: object): doc is Pictured {
  return "thumbnail" in doc && typeof doc.thumbnail === "string";
}

function hasBlocks(doc: object): doc is { blocks: Block[] } {
  return "blocks" in doc && Array.isArray(doc.blocks);
}

function picturesIn(doc: object): string[] {
  const own = isPictured(doc) && doc.thumbnail !== undefined ? [doc.thumbnail] : [];
  return hasBlocks(doc) ? [...own, ...doc.blocks.flatMap(picturesOf)] : own;
}

function picturesOf({ kind, props }: Block): string[] {
  if (kind === "article-image" || kind === "full-span-image") return [props.url];
  if (kind === "slider") return props.items.map(({ url }) => url);
  return kind === "video-inline" && props.imageUrl !== undefined ? [props.imageUrl] : [];
}

function said(doc: object, at: MediaAt): Pictured & { blocks?: Block[] } {
  return {
    ...(isPictured(doc) && ofThumbnail(doc, at)),
    ...(hasBlocks(doc) && { blocks: doc.blocks.map((block) => ofBlock(block, at)) }),
  };
}

function ofThumbnail({ thumbnail = "", imageAlt, imageCopyright }: Pictured, at: MediaAt): Pictured {
  const media = at(thumbnail);
  return { imageAlt: imageAlt ?? media?.alt, imageCopyright: imageCopyright ?? media?.credit };
}

function ofBlock(block: Block, at: MediaAt): Block {
  const { kind, props } = block;
  if (kind === "article-image" || kind === "full-span-image") {
    return { kind, props: { ...props, imageAlt: props.imageAlt ?? at(props.url)?.alt, ...credited(props, at) } };
  }
  if (kind === "slider") {
    const items = props.items.map((item) => ({ ...item, alt: item.alt ?? at(item.url)?.alt, ...credited(item, at) }));
    return { kind, props: { ...props, items } };
  }
  if (kind !== "video-inline") return block;
  return { kind, props: { ...props, imageAlt: props.imageAlt ?? at(props.imageUrl ?? "")?.alt } };
}

interface Credited {
  url: string;
  caption?: SafeHtml;
  copyright?: string;
}

function credited({ url, caption, copyright }: Credited, at: MediaAt): Omit<Credited, "url"> {
  const media = at(url);
  return { caption: caption ?? media?.caption, copyright: copyright ?? media?.credit };
}
