// The pictures and files of a WordPress site, and where they will stand here. An export holds none of them: only their addresses.

import { madeFrom } from "../../model/pictures/size-in-name.ts";
import type { MediaCopy } from "../moving-in/bring-media.ts";
import { isServed, safeMediaPath } from "../moving-in/safe-media-path.ts";
import { idIn, type Blog } from "./blog.ts";
import { isClip } from "./file-kinds.ts";
import { fieldOf, metaOf } from "./item-fields.ts";
import type { WxrItem } from "./read-wxr.ts";

/** Uploads of any site end so; those of wordpress.com stand under `files`, or on a host of their own. */
const uploadPath = /\/(?:wp-content\/uploads(?:\/sites\/\d+)?|files)\/(?<path>[^?#]+)/;
const filesHost = /\.files\.wordpress\.com$/;
/** Pictures by way of WordPress's own network: the rest of the path is host and path. */
const networkHost = /^i\d\.wp\.com$/;

export interface Attachment {
  id: string;
  parent: string;
  url: string;
  alt: string;
  caption: string;
}

export interface MediaLookup {
  attachments: ReadonlyMap<string, Attachment>;
  /** The pictures of a post. */
  ofPost: (post: string) => readonly Attachment[];
  /** The address here of a picture or file there; everything asked for is noted for copying. */
  moved: (url: string) => string;
  /** The whole address of a file of a kind that is not served here: it stays where it is. */
  staysAt: (url: string) => string | undefined;
  /** The record of a film of the blog. */
  clip: (url: string) => string | undefined;
  copies: () => Iterable<MediaCopy>;
}

export function attachmentOf(item: WxrItem): Attachment | undefined {
  const url = fieldOf(item, "wp:attachment_url");
  const id = fieldOf(item, "wp:post_id");
  if (fieldOf(item, "wp:post_type") !== "attachment" || !url || !id) return undefined;
  return {
    id,
    url,
    parent: fieldOf(item, "wp:post_parent"),
    alt: metaOf(item, "_wp_attachment_image_alt"),
    caption: fieldOf(item, "excerpt:encoded"),
  };
}

export function mediaLookup(
  attachments: ReadonlyMap<string, Attachment>,
  blog: Pick<Blog, "name" | "hosts" | "address">,
): MediaLookup {
  const hosts = new Set([...blog.hosts, ...[...attachments.values()].flatMap(({ url }) => URL.parse(url)?.host ?? [])]);
  const site: BlogFiles = { hosts, base: URL.parse(blog.address) ?? new URL("https://wordpress.invalid/") };
  const originals = new Set([...attachments.values()].flatMap(({ url }) => pathIn(url, site)?.path ?? []));
  const byPost = Map.groupBy(attachments.values(), ({ parent }) => parent);
  const copies = new Map<string, { there: string; path: string }>();

  /** Of attachments, whose addresses are asked for again and again. */
  const known = new Map<string, string>();

  function moved(url: string): string {
    const before = known.get(url);
    if (before !== undefined) return before;
    const found = pathIn(url, site);
    if (found === undefined || found.path.includes("..") || !isServed(found.path)) return url;
    const path = madeFrom(found.path).find((original) => originals.has(original)) ?? found.path;
    const here = `/uploads/wordpress/${blog.name}/${safeMediaPath(path)}`;
    if (!copies.has(here)) copies.set(here, { there: found.there.replace(found.path, path), path });
    return here;
  }
  for (const { url } of attachments.values()) known.set(url, moved(url));
  const films = [...attachments.values()].filter(({ url }) => isClip(url));
  const filmIds = new Map(films.map(({ id, url }) => [moved(url), idIn(blog, id)]));

  return {
    attachments,
    ofPost: (post) => byPost.get(post) ?? [],
    moved,
    staysAt(url) {
      const found = pathIn(url, site);
      return found === undefined || moved(url) !== url ? undefined : found.there;
    },
    clip: (url) => (url === "" ? undefined : filmIds.get(moved(url))),
    *copies() {
      for (const [here, { there, path }] of copies) yield { here, there, inFolder: inFolder(path) };
    },
  };
}

/** A copy of `wp-content`, or of the uploads in it. */
function inFolder(path: string): string[] {
  const name = safeDecoded(path);
  return [`uploads/${name}`, name];
}

function safeDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Of most addresses this says at once that they are no file of a blog. */
const mayBeFile = (address: string) =>
  address.includes("/wp-content/") ||
  address.includes("/files/") ||
  address.includes(".wordpress.com/") ||
  address.includes(".wp.com/");

/** Where a blog has its files. */
interface BlogFiles {
  hosts: ReadonlySet<string>;
  /** What its relative addresses are read by. */
  base: URL;
}

/** Below the uploads, and the address without its query; undefined for what is not the blog's. */
function pathIn(address: string, site: BlogFiles): { path: string; there: string } | undefined {
  const { hosts, base } = site;
  if (!mayBeFile(address)) return undefined;
  const url = URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  if (networkHost.test(url.host)) return pathIn(`https:/${url.pathname}`, site);
  if (!hosts.has(url.host)) return undefined;
  const path = filesHost.test(url.host) ? url.pathname.slice(1) : uploadPath.exec(url.pathname)?.groups?.["path"];
  return path === undefined || path === "" ? undefined : { path, there: `${url.origin}${url.pathname}` };
}
