import type { LiteHtml } from "./lite-html.ts";

/** What a page of the text edition holds. */
export interface LiteContent {
  title: string;
  opening: LiteHtml;
  /** The rest, in pieces that may stand on different pages. */
  pieces: LiteHtml[];
  /** Something of the full page cannot be told in words. */
  isPartial?: boolean;
}

/** Stories on a page that lists them. */
export const listed = 60;
