import type { Component } from "./component.ts";
import { embedOf, isShownAddress, rememberedFrame } from "./embed-of.ts";
import { linkTo } from "./leaf-components.ts";

interface EmbedParts {
  /** What WordPress remembers of the embeds of the post. */
  remembered?: readonly string[];
  tell: (what: string) => void;
}

/** An address alone: an embed, the frame that WordPress had for it, or words with a link. */
export function shownAt(address: string, { remembered = [], tell }: EmbedParts): Component | undefined {
  if (!/^(https?:)?\/\/\S+$/.test(address)) return undefined;
  const isRemembered = URL.parse(address)?.hostname === "wordpress.tv";
  const embed = (isRemembered ? rememberedFrame(address, remembered) : undefined) ?? embedOf(address);
  if (embed !== undefined) return embed;
  if (!isShownAddress(address)) return undefined;
  const frame = rememberedFrame(address, remembered);
  if (frame === undefined) tell(`an embed of ${URL.parse(address)?.hostname}, which is now a link`);
  return frame ?? linkTo(address);
}
