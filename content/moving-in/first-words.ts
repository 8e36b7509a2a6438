// How a story begins, for what has neither a title nor a description of its own.

import type { Component } from "../wordpress/component.ts";
import { plain } from "../wordpress/plain.ts";
import { withoutLastWord } from "../../model/text/without-last-word.ts";

/** Enough for any beginning, however much markup there is. */
const looked = 2_000;

/** Of the first of these that has words. */
export function firstWords(components: readonly Component[], most: number, kinds?: ReadonlySet<string>): string {
  for (const { is, props } of components) {
    const { text } = props;
    const words = typeof text === "string" && (kinds?.has(is) ?? true) ? plain(text.slice(0, looked)) : "";
    if (words !== "") return words.length > most ? `${withoutLastWord(words.slice(0, most))}…` : words;
  }
  return "";
}

const longestDescription = 160;
const paragraphs: ReadonlySet<string> = new Set(["paragraph"]);

/** What search engines and feeds are told where nobody has written it: WordPress and Ghost do so too. */
export const describedByWords = (components: readonly Component[]): string =>
  firstWords(components, longestDescription, paragraphs);
