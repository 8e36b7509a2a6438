import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";

/** A frame or a live blog is another site's. */
export function rawHtmlWords({ html }: { html: SafeHtml }): Passage[] {
  return html === "" ? [] : [{ is: "prose", html }];
}
