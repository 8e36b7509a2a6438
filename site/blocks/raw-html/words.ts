import type { Passage } from "../../../model/words/passage.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { sanitiseAgain } from "../../../model/html/sanitise.server.ts";

/** They stand beside the story; the sanitiser leaves them no attributes. */
const figureEnds = /<(\/?)(?:table|figure|dl|pre)>/g;

/** A frame or a live blog is another site's. */
export function rawHtmlWords({ html }: { html: SafeHtml }): Passage[] {
  const passages: Passage[] = [];
  let read = 0;
  let depth = 0;
  const tell = (is: "prose" | "figures", end: number) => {
    const piece = read === 0 && end === html.length ? html : sanitiseAgain(html.slice(read, end), "pasted");
    read = end;
    if (piece.trim() !== "") passages.push({ is, html: piece });
  };
  for (const { 0: tag, 1: slash, index } of html.matchAll(figureEnds)) {
    if (slash === "" && depth === 0) tell("prose", index);
    depth += slash === "" ? 1 : -1;
    if (depth === 0) tell("figures", index + tag.length);
  }
  tell("prose", html.length);
  return passages;
}
