// How Close leaves the print page: the way the reader came, so that the story is where they left it.

import { withoutQuery } from "../../../model/addresses/without-query.ts";

export interface Arrival {
  /** The window was opened for this page by another. */
  hasOpener: boolean;
  /** Whole, or empty when the browser does not tell. */
  referrer: string;
  /** The story's whole address. */
  story: string;
}

/** `follow`: the control is a link to the story, and stays one. */
export function decideClose({ hasOpener, referrer, story }: Arrival): "close" | "back" | "follow" {
  if (hasOpener) return "close";
  return withoutQuery(referrer) === withoutQuery(story) ? "back" : "follow";
}
