// Whether anything but a redirect answers where a story says its original is: nobody is sent where nothing is (LOAD-02).

import type { ContentClient } from "./client.ts";
import { isOut } from "./records/is-out.ts";
import { originalElsewhere } from "./records/story-addresses.ts";
import { hasOtherPage } from "./stands-at.ts";
import { mayStandAt } from "../model/addresses/may-stand-at.ts";
import { sitePath } from "../model/addresses/site-path.ts";

/** How far stories that name each other as their original are followed. */
const mostSteps = 5;

export interface WithOriginal {
  /** The path of the story. */
  home: string;
  /** The path of its original. */
  original: string;
}

/** `circle`: the original names the story in turn, and both stay where they are. */
export type OriginalState = "answers" | "nothing" | "circle";

/** Whether a reader who is sent from a story to its original arrives somewhere. That one may name a third as its original. */
export async function followOriginal(
  content: Pick<ContentClient, "byPath">,
  { home, original }: WithOriginal,
  now: number,
): Promise<OriginalState> {
  const seen = new Set<string>();
  for (let at: string | undefined = original; at !== undefined && !seen.has(at);) {
    if (at === home) return "circle";
    if (seen.size === mostSteps) return "nothing";
    seen.add(at);
    const found = mayStandAt("article", at) ? await content.byPath("article", at) : undefined;
    if (found === undefined || !isOut(found, now) || sitePath(found.canonical_url) !== at) {
      return at !== original || (await hasOtherPage(content, at)) ? "answers" : "nothing";
    }
    at = originalElsewhere(found);
  }
  return "answers";
}
