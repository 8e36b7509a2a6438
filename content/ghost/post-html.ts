// The text of a Ghost post as plain HTML, from whichever form the export has it in.

import { escapeText } from "../../model/html/escape.ts";
import type { MediaLookup } from "../wordpress/media.ts";
import { isEmptyMobiledoc } from "./is-empty-mobiledoc.ts";
import { lexicalHtml } from "./lexical-html.ts";
import { withPlainCards } from "./plain-cards.ts";
import type { GhostPost } from "./read-ghost.ts";

type Tell = (what: string) => void;

/** Nothing where the post has a text that cannot be read. Throws a `MarkupError` for one that is too large. */
export function postHtml({ html, lexical, mobiledoc, plaintext }: GhostPost, tell: Tell): string | undefined {
  if (html) return withPlainCards(html, tell);
  const read = lexical ? lexicalHtml(lexical, tell) : undefined;
  if (read !== undefined) return read;
  const isOtherForm = Boolean(lexical || (mobiledoc && !isEmptyMobiledoc(mobiledoc)));
  if (!plaintext?.trim()) return isOtherForm ? undefined : "";
  if (isOtherForm) tell("its markup, which is only in Ghost's own form: its words are here");
  return plaintext
    .split(/\n{2,}/)
    .map((words) => `<p>${escapeText(words)}</p>`)
    .join("");
}

const link = /(\bhref=)(["'])([^"'<>\s]{1,2000})\2/gi;

/** Links to files of the blog lead to where they stand here, and the files are brought as its pictures are. */
export function withMovedFiles(html: string, { moved, staysAt }: MediaLookup, tell: Tell): string {
  return html.replaceAll(link, (whole, name: string, quote: string, address: string) => {
    const here = moved(address);
    if (here !== address) return name + quote + here + quote;
    const there = staysAt(address);
    if (there === undefined) return whole;
    tell(`a link to a file that is not served here, which keeps its address: ${there}`);
    return name + quote + there + quote;
  });
}
