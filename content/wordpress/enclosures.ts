// The recordings and films of a podcast, which WordPress holds beside the text of a post: a link each, unless the text shows them already.

import { withoutQuery } from "../../model/addresses/without-query.ts";
import type { Component } from "./component.ts";
import { playerFor } from "./file-kinds.ts";
import { linkTo } from "./leaf-components.ts";
import type { PostParts } from "./post-parts.ts";
import type { WxrItem } from "./read-wxr.ts";

export function enclosuresOf(
  { meta }: Pick<WxrItem, "meta">,
  html: string,
  { media, tell }: Pick<PostParts, "media" | "tell">,
): Component[] {
  // Address, length and type, a line each.
  const addresses = (meta.get("enclosure") ?? []).map((text) => text.trim().split(/\s/, 1).join());
  return [...new Set(addresses)].flatMap((address) => {
    const name = withoutQuery(address).split("/").at(-1) ?? "";
    const isPlayed = /^https?:\/\//.test(address) && playerFor(address) !== undefined;
    if (!isPlayed || html.includes(name)) return [];
    tell("a recording or film of a podcast, which is now a link");
    return [linkTo(media.moved(address), name)];
  });
}
