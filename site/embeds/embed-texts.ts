// The words around an embed.

import { messages } from "../messages.ts";
import type { EmbedDescription } from "../../model/embeds/embed-description.ts";
import type { ShownKind } from "../../content/blocks/embed-schemas.ts";

export interface EmbedTexts {
  label: string;
  load: string;
  original: string;
  always: string;
  cookies: string;
  unavailable: string;
  failed: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** EMBED-04. */
const fixedFailures: Partial<Record<ShownKind, string>> = {
  instagram: messages.instagramFailed,
  tweet: messages.tweetFailed,
};

export function embedTexts(kind: ShownKind, { provider, thing, title }: Omit<EmbedDescription, "href">): EmbedTexts {
  const isVideo = thing === "video";
  return {
    label: title ?? (provider === undefined ? capital(thing) : `${capital(thing)} on ${provider}`),
    load: isVideo ? "Play video" : `Show ${thing}`,
    original:
      kind === "live-blog"
        ? "Follow our live coverage"
        : `${isVideo ? "Watch" : "View"} on ${provider ?? "its own page"}`,
    always: provider === undefined ? `Always show ${thing}s` : `Always load from ${provider}`,
    cookies: `${provider ?? "An outside service"} may set cookies when it loads.`,
    unavailable: `This ${thing} can’t be shown here at the moment.`,
    failed: fixedFailures[kind] ?? `This ${thing} could not be loaded.`,
  };
}
