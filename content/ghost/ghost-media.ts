// The pictures and files of a Ghost site, and where they will stand here.

import type { MediaCopy } from "../moving-in/bring-media.ts";
import { isServed, safeMediaPath } from "../moving-in/safe-media-path.ts";
import type { Blog } from "../wordpress/blog.ts";
import type { MediaLookup } from "../wordpress/media.ts";

/** Ghost writes its own origin so, that an export can stand anywhere. */
const placeholder = "__GHOST_URL__";
const contentPath = /^\/content\/(?<folder>images|media|files)\/(?:size\/[^/]+\/)?(?:format\/[^/]+\/)?(?<path>[^?#]+)/;

interface Place {
  /** Below the blog's folder of uploads here. */
  path: string;
  onBlog: string;
  /** Below the folder of a copy. */
  inFolder: string[];
}

export function ghostMedia(blog: Pick<Blog, "name" | "hosts" | "address">): MediaLookup {
  const copies = new Map<string, MediaCopy>();
  const origin = URL.parse(blog.address)?.origin ?? "";
  const home = `uploads/ghost/${blog.name}/`;

  /** Nothing for what is not the blog's, and for its pages. */
  function placeOf(address: string): Place | undefined {
    const url = URL.parse(address.replace(placeholder, origin), origin || "https://ghost.invalid");
    if (url === null || !(blog.hosts.includes(url.host) || url.host === "ghost.invalid")) return undefined;
    const { folder, path } = contentPath.exec(url.pathname)?.groups ?? {};
    if (folder !== undefined && path !== undefined) {
      const [own, onBlog] = [`${folder}/${path}`, `content/${folder}/${path}`];
      return { path: own, onBlog, inFolder: [own, onBlog] };
    }
    // Where it stood before the blog moved to Ghost. What has been moved stays where it is.
    const onBlog = url.pathname.slice(1);
    return isServed(onBlog) && !onBlog.startsWith(home)
      ? { path: `others/${onBlog}`, onBlog, inFolder: [onBlog] }
      : undefined;
  }

  return {
    attachments: new Map(),
    ofPost: () => [],
    moved(address) {
      const place = placeOf(address);
      if (place === undefined || place.path.includes("..") || !isServed(place.path)) return address;
      const { path, onBlog, inFolder } = place;
      const here = `/${home}${safeMediaPath(path)}`;
      copies.set(here, { here, there: `${origin}/${onBlog}`, inFolder });
      return here;
    },
    staysAt(address) {
      const place = placeOf(address);
      return place === undefined || isServed(place.path) ? undefined : `${origin}/${place.onBlog}`;
    },
    clip: () => undefined,
    copies: () => copies.values(),
  };
}

/** Addresses of the blog in a text, without its origin. */
export function withoutPlaceholder(html: string): string {
  return html.replaceAll(placeholder, "");
}
