// What lists show of a story is short: a front draws hundreds. The story's own page has the whole.

import type { Card } from "../../model/stories/card.ts";

const longestDek = 500;
const longestSummary = 200;
const longestAlt = 300;
const mostAuthors = 10;
const halfCharacter = /[\uD800-\uDBFF]$/;

export function shortCard(card: Card): Card {
  const { dek, summary, imageAlt, authors } = card;
  return {
    ...card,
    ...(dek !== undefined && { dek: shortened(dek, longestDek) }),
    ...(summary !== undefined && { summary: shortened(summary, longestSummary) }),
    ...(imageAlt !== undefined && { imageAlt: shortened(imageAlt, longestAlt) }),
    authors: authors.slice(0, mostAuthors),
  };
}

/** At the end of a word, where there is one. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(" ", most - 2);
  const cut = end === -1 ? text.slice(0, most - 2).replace(halfCharacter, "") : text.slice(0, end);
  return `${cut} …`;
}
