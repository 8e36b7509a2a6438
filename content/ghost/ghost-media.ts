// The pictures and files of a Ghost site, and where they will stand here.

import type { MediaCopy } from "../moving-in/bring-media.ts";
import { isServed, safeMediaPath } from "../moving-in/safe-media-path.ts";
import type { Blog } from "../wordpress/blog.ts";
import type { MediaLookup } from "../wordpress/media.ts";

/** Ghost writes its own origin so, that an export can stand anywhere. */
const placeholder = "__GHOST_URL__";
const contentPath = /^\/content\/(?<folder>images|media|files)\/(?:size\/[^/]+\/)?(?:format\/[^/]+\/)?(?<path>[^?#]+)/;

export function ghostMedia(blog: Pick<Blog, "name" | "hosts" | "address">): MediaLookup {
  const copies = new Map<string, MediaCopy>();
  const origin = URL.parse(blog.address)?.origin ?? "";

  /** In which of its folders, and where; nothing for what is not the blog's. */
  function placeOf(address: string): { folder?: string; path?: string } {
    const url = URL.parse(address.replace(placeholder, origin), origin || "https://ghost.invalid");
    const isOwn = url !== null && (blog.hosts.includes(url.host) || url.host === "ghost.invalid");
    return (isOwn ? contentPath.exec(url.pathname)?.groups : undefined) ?? {};
  }

  return {
    attachments: new Map(),
    ofPost: () => [],
    moved(address) {
      const { folder, path } = placeOf(address);
      if (folder === undefined || path === undefined || path.includes("..") || !isServed(path)) return address;
      const here = `/uploads/ghost/${blog.name}/${folder}/${safeMediaPath(path)}`;
      const there = `${origin}/content/${folder}/${path}`;
      copies.set(here, { here, there, inFolder: [`${folder}/${path}`, `content/${folder}/${path}`] });
      return here;
    },
    staysAt(address) {
      const { folder, path } = placeOf(address);
      if (folder === undefined || path === undefined || isServed(path)) return undefined;
      return `${origin}/content/${folder}/${path}`;
    },
    clip: () => undefined,
    copies: () => copies.values(),
  };
}

/** Addresses of the blog in a text, without its origin. */
export function withoutPlaceholder(html: string): string {
  return html.replaceAll(placeholder, "");
}
