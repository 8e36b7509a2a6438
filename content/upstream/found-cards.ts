// Stories that a content API found by words, as the search page and the 404 page show them. It says nothing of passages and counts.

import type { Suggestion } from "../client.ts";
import type { Card } from "../../model/stories/card.ts";
import { nothingFound, type SearchAnswer } from "../search/search-query.ts";

export function cardsAsSuggestions(cards: readonly Card[]): Suggestion[] {
  return cards.map(({ url, imageUrl, title, form }) => ({ url, title, type: form, ...(imageUrl && { imageUrl }) }));
}

export function cardsAsFound(cards: readonly Card[], total: number): SearchAnswer {
  return {
    ...nothingFound,
    total,
    reach: total,
    items: cards.map(({ form, title, dek, ...card }) => ({
      ...card,
      kind: form,
      title,
      titleMarked: [{ text: title }],
      passage: dek === undefined ? [] : [{ text: dek }],
    })),
  };
}
