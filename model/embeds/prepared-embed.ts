// What the making of a page adds to an embed that the story itself does not say. A page that does not prepare its blocks shows embeds
// with their link alone.

import type { EmbedWay } from "./embed-way.ts";

/** What a provider tells of a post, for the reader who has not loaded it: plain words. */
export interface PostWords {
  text?: string;
  author?: string;
}

export interface PreparedEmbed {
  /** How the browser shows it; absent where nothing can show it. */
  way?: EmbedWay;
  /** What the provider tells of it. */
  words?: PostWords;
  /** Where it stands on this site, for what no service shows. */
  href?: string;
}

export interface Preparable {
  prepared?: PreparedEmbed;
}
