// The three shapes of tags a head is made of. A tag without a value is no tag.

import type { HeadTag } from "../../core/head.ts";

export function meta(name: string, content: string | undefined): HeadTag[] {
  return content === undefined || content === "" ? [] : [{ tag: "meta", attributes: { name, content } }];
}

/** Open Graph names its tags by `property`. */
export function property(name: string, content: string | undefined): HeadTag[] {
  return content === undefined || content === "" ? [] : [{ tag: "meta", attributes: { property: name, content } }];
}

export function link(rel: string, href: string | undefined, more: Record<string, string> = {}): HeadTag[] {
  return href === undefined ? [] : [{ tag: "link", attributes: { rel, ...more, href } }];
}
