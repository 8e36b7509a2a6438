// Signs that a post draws: emoji as pictures are signs of the text again, and those of a button are no words of its heading.

import type { HTMLElement } from "node-html-parser";
import { escapeText } from "../../model/html/escape.ts";

const buttonSign = 'button [aria-hidden="true"]';

export const mayHaveDrawnSigns = (html: string): boolean =>
  /\b(?:wp-smiley|emoji|smilies)\b/.test(html) || /<button\b/i.test(html);

/** Changes the post. */
export function bringDrawnSigns(post: HTMLElement): void {
  for (const picture of post.querySelectorAll("img")) {
    const sign = picture.getAttribute("alt")?.trim() ?? "";
    if (sign !== "" && isDrawn(picture)) picture.replaceWith(escapeText(sign));
  }
  for (const sign of post.querySelectorAll(buttonSign)) sign.remove();
}

const isDrawn = (picture: HTMLElement) =>
  ["wp-smiley", "emoji"].some((name) => picture.classList.contains(name)) ||
  /\/(?:core\/emoji|images\/smilies)\//.test(picture.getAttribute("src") ?? "");
