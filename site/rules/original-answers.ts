// Whether anything but a redirect answers where a story says its original is: nobody is sent where nothing is (LOAD-02).

import type { ContentClient } from "../../content/client.ts";
import { isOut } from "../../content/records/is-out.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { originalElsewhere } from "../../content/records/story-addresses.ts";
import { hasOtherPage } from "./stands-at.ts";

type Story = RecordDocs["article"];

/** How far stories that name each other as their original are followed. */
const mostSteps = 5;

/**
 * Whether a reader who is sent from the home of a story to the path of its original arrives somewhere. One story may name another as its
 * original, and that one a third: those that lead back to each other all stay where they are.
 */
export async function originalAnswers(content: ContentClient, story: Story, now: number): Promise<boolean> {
  const first = originalElsewhere(story);
  const seen = new Set([sitePath(story.canonical_url)]);
  for (let at = first; at !== undefined;) {
    if (seen.has(at) || seen.size > mostSteps) return false;
    seen.add(at);
    const found = await content.byPath("article", at);
    if (found === undefined || !isOut(found, now) || sitePath(found.canonical_url) !== at) {
      return at !== first || hasOtherPage(content, at);
    }
    at = originalElsewhere(found);
  }
  return first !== undefined;
}
