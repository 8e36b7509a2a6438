// A story as the lists of people and shows draw it: of the store's card, only what is shown travels to the browser.

import type { Card } from "../../../model/stories/card.ts";

export interface ListedStory {
  title: string;
  url: string;
  dek?: string;
  imageUrl?: string;
  category?: { name: string; url: string };
  isOpinion?: boolean;
  publicationDate?: string;
}

export function listedStory(card: Card): ListedStory {
  const { title, url, dek, imageUrl, category, isOpinion } = card;
  return {
    title,
    url,
    dek,
    imageUrl,
    category,
    isOpinion,
    publicationDate: card.publicationDate ?? card.lastPublishedDate,
  };
}
