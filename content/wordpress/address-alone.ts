// An address alone in its paragraph, which WordPress shows as what stands there: an embed, the frame that WordPress had for it, a film, or a link.

import { wordsOfSlug } from "../../model/addresses/slug.ts";
import type { Component } from "./component.ts";
import { embedOf, hasAskedFrame, rememberedFrame, rememberedTitle } from "./embed-of.ts";
import { linkTo } from "./leaf-components.ts";
import { playerFor } from "./file-kinds.ts";
import { playerOf } from "./player-of.ts";
import type { PostParts } from "./post-parts.ts";

type EmbedParts = Pick<PostParts, "remembered" | "media" | "ownPath" | "tell">;

/** `isLink`: it has been written as a link, and stays one where there is nothing else for it. */
export function shownAt(address: string, parts: EmbedParts, isLink = false): Component | undefined {
  if (!/^(https?:)?\/\/\S+$/.test(address)) return undefined;
  const { remembered = [], media, ownPath, tell } = parts;
  const isRemembered = URL.parse(address)?.hostname === "wordpress.tv";
  const embed = (isRemembered ? rememberedFrame(address, remembered) : undefined) ?? embedOf(address);
  if (embed !== undefined) return embed;
  if (playerFor(address) !== undefined && media.moved(address) !== address) return playerOf(address, parts);
  if (isLink) return undefined;
  const own = ownPath?.(address);
  const title = rememberedTitle(address, remembered);
  if (own !== undefined) return linkTo(own, title ?? (wordsOfSlug(pathIn(own)) || address));
  const frame = hasAskedFrame(address) ? rememberedFrame(address, remembered) : undefined;
  if (frame === undefined)
    tell(`an embed of ${URL.parse(address, "https://wordpress.invalid")?.hostname}, which is now a link`);
  return frame ?? linkTo(address, title);
}

/** An address by number has no words in it. */
const pathIn = (address: string) => (address.includes("?") ? "" : address);
