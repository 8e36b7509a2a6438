// What is known of a post while its text is read.

import type { MediaLookup } from "./media.ts";

export interface PostParts {
  /** The post's id. */
  post: string;
  media: MediaLookup;
  /** What WordPress remembers of the embeds in it. */
  remembered?: readonly string[];
  /** Links to the blog as links of this site. */
  ownLink?: (html: string, tell: (what: string) => void, readAt?: string) => string;
  /** An address on the blog as one on this site; nothing for one of another site. */
  ownPath?: (address: string) => string | undefined;
  /** A passage that several posts show, by its number. */
  block?: (number: string) => string | undefined;
  /** Its notes, as WordPress holds them. */
  footnotes?: string;
  /** The path of the post there, which its relative links are read by. */
  readAt?: string;
  /** False where a word in brackets is a word. */
  hasShortcodes?: boolean;
  /** The names of places that links of other posts lead to. */
  wantedPlaces?: ReadonlySet<string>;
  tell: (what: string) => void;
}
